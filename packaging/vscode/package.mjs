// Makes the extension in dist/, and its package, archipel-<version>.vsix, or the file that is the argument.
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createVSIX } from "@vscode/vsce";
import { build } from "esbuild";

const here = import.meta.dirname;
const root = join(here, "../..");
const dist = join(here, "dist");
await rm(dist, { recursive: true, force: true });
await mkdir(dist);

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["src/extension.ts"],
  outfile: join(dist, "extension.js"),
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20",
  external: ["vscode"],
  minify: true,
  metafile: true,
});

// The manifest without the parts that are for this folder only, with the version of the program.
const {
  devDependencies,
  private: _,
  scripts,
  ...manifest
} = JSON.parse(await readFile(join(here, "package.json"), "utf8"));
const [, version] = /^version = "(.*)"$/m.exec(await readFile(join(root, "Cargo.toml"), "utf8"));
await writeFile(join(dist, "package.json"), `${JSON.stringify({ ...manifest, version, files: ["**"] }, null, 2)}\n`);

// Packages have the first two in lower case, too.
for (const path of ["README.md", "CHANGELOG.md", "language-configuration.json", "syntaxes"]) {
  await cp(join(here, path), join(dist, path.endsWith(".md") ? path.toLowerCase() : path), { recursive: true });
}
const licences = await Promise.all(["MIT", "APACHE"].map((name) => readFile(join(root, `LICENSE-${name}`), "utf8")));
await writeFile(join(dist, "LICENSE.txt"), `MIT OR Apache-2.0\n\n${licences.join(`\n${"-".repeat(79)}\n\n`)}`);
await writeFile(join(dist, "third-party.txt"), await thirdParty(Object.keys(metafile.inputs)));

await initWasm(await readFile(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const logo = await readFile(join(root, "docs/assets/theme/logo.svg"), "utf8");
await writeFile(join(dist, "icon.png"), new Resvg(logo, { fitTo: { mode: "width", value: 256 } }).render().asPng());

const packagePath = resolve(process.argv[2] ?? join(here, `archipel-${version}.vsix`));
await createVSIX({ cwd: dist, packagePath, dependencies: false, allowMissingRepository: true });

/** Returns the licences of the packages that bundled files belong to. */
async function thirdParty(inputs) {
  const folders = new Set(inputs.flatMap((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(here, folder, "package.json"), "utf8"));
    const file = (await readdir(join(here, folder))).find((name) => /^licen[cs]e/i.test(name));
    const text = file ? await readFile(join(here, folder, file), "utf8") : "";
    return `${name} ${version}: ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(79)}\n\n`);
}
