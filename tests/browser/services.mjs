/**
 * The services that a visitor's browser connects to, on this machine and over TLS: one server that responds as a test
 * configures it and records its requests.
 */
import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { certificate } from "./certificate.mjs";

const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };

/** `{ origin, asked, answer(path, …), close() }`; pages need `ignoreHTTPSErrors` to trust it. */
export async function startServices() {
  const answers = new Map();
  const asked = [];
  const server = createServer(certificate(), async (request, response) => {
    const { pathname } = new URL(request.url, "https://127.0.0.1");
    const { method, headers } = request;
    if (method === "OPTIONS") return response.writeHead(204, cors).end();
    const question = { method, path: pathname, url: request.url, headers, body: await text(request) };
    asked.push(question);
    const told = answers.get(pathname) ?? { status: 404 };
    const answer = typeof told === "function" ? await told(question) : told;
    if (answer === "silence") return undefined;
    if (answer === "hang up") return request.socket.destroy();
    const {
      status = 200,
      type = "application/json",
      json,
      body = json === undefined ? "" : JSON.stringify(json),
      blocked,
    } = answer;
    return response.writeHead(status, { "content-type": type, ...(blocked ? {} : cors) }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    /** Every request so far, except CORS preflights. */
    asked,
    /**
     * Sets the response for a path: `{ status, type, json, body, blocked }` (blocked: to servers only, not to scripts of
     * other sites), "silence" (never), "hang up", or a function from the request to one of these.
     */
    answer: (path, answer) => answers.set(path, answer),
    forget() {
      answers.clear();
      asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
