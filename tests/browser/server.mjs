/** Serves a folder as an object store with an error document does. */
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Answers `{ origin, close }`; the port is any free one. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    answer(folder, request.url).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

/** The file at an address; a folder's `index.html`; else `404.html` with status 404. */
async function answer(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  const found = await stat(join(folder, path)).catch(() => undefined);
  if (found?.isDirectory() && !path.endsWith("/")) return { status: 302, headers: { location: `${path}/` } };
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const body = await readFile(join(folder, file)).catch(() => undefined);
  if (body) return { status: 200, headers: { "content-type": types[extname(file)] }, body };
  return { status: 404, headers: { "content-type": types[".html"] }, body: await readFile(join(folder, "404.html")) };
}
