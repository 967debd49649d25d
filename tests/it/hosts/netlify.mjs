/**
 * Runs Netlify's own matcher of redirects and its own parser of headers. Reads `{ packages, redirects, headers, files,
 * requests }` from standard input; writes the rule that Netlify applies to each request, if any, and the headers.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { packages, redirects, headers, files, requests } = JSON.parse(readFileSync(0, "utf8"));
const require = createRequire(pathToFileURL(packages));
const { parsePlain } = require("netlify-redirector");
const { parseAllHeaders } = await import(pathToFileURL(require.resolve("@netlify/headers-parser")));

const matcher = await parsePlain(readFileSync(redirects, "utf8"), {});
const known = new Set(files);
const rules = requests.map((address) => {
  const [path, query = ""] = address.split("?");
  const rule = matcher.match({
    scheme: "https",
    host: "site.example",
    path,
    query,
    getHeader: () => "",
    getCookie: () => "",
  });
  const exists = known.has(path) || known.has(`${path.replace(/\/$/, "")}/index.html`);
  return rule && (rule.force || !exists) ? { status: rule.status, to: rule.to } : null;
});
const read = await parseAllHeaders({ headersFiles: [headers], configHeaders: [], minimal: true });
process.stdout.write(
  JSON.stringify({ rules, headers: read.headers, errors: read.errors.map((error) => error.message) }),
  () => process.exit(),
);
