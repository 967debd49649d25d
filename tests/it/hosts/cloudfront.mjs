/** Runs a CloudFront Function: reads `{ code, requests }` from standard input, and writes the result for each. */
import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";

const { code, requests } = JSON.parse(readFileSync(0, "utf8"));
// The runtime is strict, does not evaluate strings, and has no globals of Node.
const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
new Script(`"use strict";\n${code}`).runInContext(context, { timeout: 1000 });
const script = new Script("handler(JSON.parse(event))");
const made = requests.map((address) => {
  context.event = JSON.stringify(event(address));
  const answer = script.runInContext(context, { timeout: 1000 });
  return JSON.parse(JSON.stringify(answer));
});
process.stdout.write(JSON.stringify(made));

/** The event of a request, as the developer guide describes it. */
function event(address) {
  const [uri, query = ""] = address.split("?");
  const querystring = {};
  for (const part of query.split("&").filter(Boolean)) {
    const [name, value = ""] = part.split("=");
    const known = querystring[name];
    querystring[name] = known
      ? { value, multiValue: [...(known.multiValue ?? [{ value: known.value }]), { value }] }
      : { value };
  }
  return {
    version: "1.0",
    context: {
      distributionDomainName: "d123.cloudfront.net",
      distributionId: "EXAMPLE",
      eventType: "viewer-request",
      requestId: "x",
    },
    viewer: { ip: "198.51.100.1" },
    request: { method: "GET", uri, querystring, headers: { host: { value: "site.example" } }, cookies: {} },
  };
}
