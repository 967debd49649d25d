-- Drives the language server in Neovim: hover, renames, diagnostics and formatting. Prints one line of JSON for each.
local archipel, root = vim.env.ARCHIPEL, vim.env.SITE
vim.cmd("cd " .. vim.fn.fnameescape(root))
vim.cmd("edit locales/en/pages/home.ftl")
local id = vim.lsp.start_client({ cmd = { archipel, "lsp" }, root_dir = root, name = "archipel" })
vim.lsp.buf_attach_client(0, id)

local function report(name, value)
  io.stdout:write(vim.fn.json_encode({ name, value }) .. "\n")
end
local function wait(condition)
  return vim.wait(120000, condition, 50)
end
local function ask(method)
  local answers = vim.lsp.buf_request_sync(0, method, vim.lsp.util.make_position_params(), 10000) or {}
  return answers[id] and answers[id].result
end

wait(function()
  local client = vim.lsp.get_client_by_id(id)
  return client ~= nil and client.initialized == true
end)
vim.fn.search("^figures-title")
local hover
wait(function()
  hover = ask("textDocument/hover")
  return hover ~= nil
end)
report("hover", hover and hover.contents.value)
report("definitions", #(ask("textDocument/definition") or {}))
vim.lsp.buf.rename("headline")
wait(function()
  return vim.fn.search("^headline") > 0
end)
vim.cmd("wall!")
-- A link to a page, which is renamed with its files.
vim.fn.writefile({ "See [us](page:about)." }, "locales/en/pages/home.md")
vim.cmd("edit locales/en/pages/home.md")
vim.lsp.buf_attach_client(0, id)
vim.fn.search("page:about")
vim.fn.search("about")
wait(function()
  return ask("textDocument/hover") ~= nil
end)
vim.lsp.buf.rename("story")
wait(function()
  return vim.fn.search("page:story") > 0 and vim.fn.filereadable("content/pages/story.yaml") == 1
end)
vim.cmd("wall!")
report("link", vim.fn.getline(1))
vim.cmd("edit locales/en/pages/home.ftl")
local last = vim.api.nvim_buf_line_count(0)
vim.api.nvim_buf_set_lines(0, last, last, false, { "wrong = { nope }" })
wait(function()
  return #vim.diagnostic.get(0) > 0
end)
local found = vim.diagnostic.get(0)[1]
report("diagnostic", found and { found.lnum - last, found.col, found.code })
-- Formatting keeps the other lines, and the comments.
vim.api.nvim_buf_set_lines(0, last, last + 1, false, { "# Of the message", "added=   Words" })
if vim.lsp.buf.format then
  vim.lsp.buf.format({ timeout_ms = 10000 })
else
  vim.lsp.buf.formatting_sync(nil, 10000)
end
report("formatted", vim.api.nvim_buf_get_lines(0, last, last + 2, false))
vim.cmd("qall!")
