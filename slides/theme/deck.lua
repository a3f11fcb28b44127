-- Turns a deck's Markdown into slides.
--
-- A rule (---) ends a slide. A comment that stands alone is the slide's notes, itself Markdown. The
-- first heading gives the slide its name. Run by slides/build with pandoc, any version from 2.17 on.

local function comment(block)
  if block.t ~= "RawBlock" then return nil end
  return block.text:match("^%s*<!%-%-(.*)%-%->%s*$")
end

local function notes(text)
  return pandoc.Div(pandoc.read(text, "gfm").blocks, pandoc.Attr("", { "notes" }))
end

local function slide(blocks, number)
  local kind = blocks[1] and blocks[1].t == "Header" and blocks[1].level == 1 and "title" or "text"
  return pandoc.Div(blocks, pandoc.Attr("slide-" .. number, { "section", "slide", kind }))
end

function Pandoc(doc)
  local slides, current = {}, {}
  local function finish()
    table.insert(slides, slide(current, #slides + 1))
    current = {}
  end
  for _, block in ipairs(doc.blocks) do
    local text = comment(block)
    if block.t == "HorizontalRule" then
      finish()
    elseif text then
      table.insert(current, notes(text))
    else
      table.insert(current, block)
    end
  end
  finish()
  doc.blocks = slides
  return doc
end
