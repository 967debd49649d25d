/** Serves a folder like an object store with an error document, behind a network that compresses and caches. */
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const compressed = [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"];
const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
const lifetimes = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
};

/** Returns `{ origin, close }`; the port is any free one. */
export async function serve(folder) {
  const manifest = await readFile(join(folder, "archipel-manifest.json"), "utf8").then(JSON.parse);
  const site = { folder, cacheClasses: manifest.files, encoded: new Map() };
  const server = createServer((request, response) => {
    answer(site, request).then(
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

/** The file at a URL; a folder's `index.html`; else `404.html` with status 404. */
async function answer(site, { url, headers }) {
  const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  const found = await stat(join(site.folder, path)).catch(() => undefined);
  if (found?.isDirectory() && !path.endsWith("/")) return { status: 302, headers: { location: `${path}/` } };
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const body = await readFile(join(site.folder, file)).catch(() => undefined);
  if (body) return send(site, 200, file, body, headers);
  return send(site, 404, "/404.html", await readFile(join(site.folder, "404.html")), headers);
}

async function send({ cacheClasses, encoded }, status, file, body, asked) {
  const headers = {
    "content-type": types[extname(file)],
    "cache-control": lifetimes[cacheClasses[file.slice(1)]?.cache ?? "revalidate"],
  };
  const encoding = Object.keys(encoders).find((name) => asked["accept-encoding"]?.includes(name));
  if (!encoding || !compressed.includes(extname(file))) return { status, headers, body };
  const key = `${encoding} ${file}`;
  if (!encoded.has(key)) encoded.set(key, encoders[encoding](body));
  return {
    status,
    headers: { ...headers, "content-encoding": encoding, vary: "accept-encoding" },
    body: await encoded.get(key),
  };
}
