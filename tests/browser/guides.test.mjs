/** The guides of the documentation: their commands run, and their files make a site without warnings. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { archipel, root } from "./site.mjs";

const folder = mkdtempSync(join(tmpdir(), "archipel-guides-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** The guides that are followed one after the other, and pages of the result with a text in each. */
const paths = {
  "edit-content": [["en/index.html", ">1,350<"]],
  sections: [["en/index.html", "<dt>Saturday</dt><dd>10–14</dd>"]],
  "blog feeds": [
    ["en/news/index.html", "We open a second workshop"],
    ["en/news.rss", "<title>We open a second workshop</title>"],
  ],
  search: [
    ["en/search.json", "en/about/"],
    ["en/search.json", '"article","Which paper glows"'],
  ],
  embed: [
    ["en/index.html", "frame-src 'self' https://www.youtube-nocookie.com"],
    ["de/index.html", 'title="Video: So wird eine Lampe gefaltet"'],
  ],
  islands: [["en/index.html", "Pressed"]],
  navigation: [["en/index.html", '<script type="speculationrules">']],
  pictures: [
    ["en/journal/winter/index.html", 'alt="A lamp in a dark window'],
    ["en/about/index.html", 'alt="A lamp of folded paper'],
    ["en/index.html", 'sizes="(min-width: 60rem) 30rem, 100vw"'],
  ],
  fonts: [["en/index.html", "@font-face"]],
  "security-policy": [
    ["en/index.html", "img-src 'self' https://tiles.example.org"],
    ["en/about/index.html", "connect-src 'self' https://stats.example.org"],
  ],
  "pages-from-data": [["en/team/ada/index.html", "<h1>Ada Lovelace, engineer</h1>"]],
  "add-language": [["sv/index.html", '<html lang="sv"']],
  "right-to-left": [["ar/index.html", 'dir="rtl"']],
  "documentation-site": [["en/recipes/reading/index.html", "Reading light"]],
};
/** Files that the reader of a guide has, from the root of this repository, and their places in the site. */
const files = {
  pictures: [
    ["examples/gallery/assets/photos/night.jpg", "assets/photos/lamp.jpg"],
    ["examples/gallery/assets/photos/sea.jpg", "assets/photos/team.jpg"],
    ["examples/gallery/assets/photos/forest.jpg", "assets/photos/winter.jpg"],
  ],
  fonts: [["assets/fonts/onest-latin.woff2", "assets/fonts/inter.woff2"]],
};
/** What a guide leaves to its reader: lines in a file, instead of others. */
const edits = {
  search: [
    ["templates/layout.html", "{{ head() }}", '{{ head() }}\n{{ script("site") }}'],
    ["templates/layout.html", "</header>", '{% include "partials/search.html" %}\n</header>'],
    ["templates/page.html", '<article class="text">', '<article class="text" data-search="site">'],
    [
      "templates/article.html",
      '<article class="article beside">',
      '<article class="article beside" data-search="site">',
    ],
    ["templates/article.html", '<p class="margin small">', '<p class="margin small" data-search="off">'],
    ["templates/article.html", "<h1>", '<h1 id="article">'],
  ],
  pictures: [
    ["locales/en/pages/about.md", "## Repairs", "![A lamp of folded paper on a table](photos/lamp.jpg)\n\n## Repairs"],
    ["locales/en/common.ftl", "skip = ", "team-photo = Our team\nskip = "],
    [
      "templates/sections/hero.html",
      "</h1>",
      '</h1>\n{{ picture("photos/team.jpg", alt="team-photo", widths=[480, 960], sizes="(min-width: 60rem) 30rem, 100vw") }}',
    ],
    [
      "templates/article.html",
      "</header>",
      "</header>\n{% if page.cover is defined %}{{ picture(page.cover, alt=page.cover_text) }}{% endif %}",
    ],
  ],
  navigation: [["site.toml", "base_url = ", "prefetch = true\nbase_url = "]],
  fonts: [["assets/theme/theme.css", ":root {", ':root {\n  --text: "Inter", system-ui, sans-serif;']],
  "security-policy": [
    [
      "site.toml",
      "[security]",
      '[security]\nscript = ["https://stats.example.org"]\nconnect = ["https://stats.example.org"]',
    ],
    [
      "templates/layout.html",
      "{{ head() }}",
      '{{ head() }}\n<script async src="https://stats.example.org/s.js"></script>',
    ],
    [
      "templates/sections/hero.html",
      "</h1>",
      '</h1>\n<img src="{{ data.map.tiles }}" alt="" data-api="{{ data.map.api }}">',
    ],
  ],
  islands: [["templates/sections/hero.html", "</h1>", '</h1>\n{{ island("counter", start=3) }}']],
  "documentation-site": [["templates/page.html", "{{ page.content }}", '{{ page.content }}\n<p>{{ t("edit") }}</p>']],
};

/** Does what a block of code stands for, in the folder of the site. */
function follow(site, head, text) {
  const [language, path, mode] = head.split(" ");
  if (language === "sh") {
    for (const line of text.trim().split("\n")) {
      const [program, command, ...words] = line.split("#")[0].trim().split(" ");
      // The preview does not end, and the packages are those of this repository.
      if (program !== "archipel" || command === "serve" || words.includes("--root")) continue;
      if (command === "new" && words.includes("--template")) continue;
      run(site, [command, ...words]);
    }
  } else if (path) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    if (mode === "add") appendFileSync(file, `\n${text}`);
    else writeFileSync(file, text);
  }
}

function run(site, words) {
  if (words[0] !== "new" && existsSync(join(site, "islands"))) install(site);
  const { status, stderr } = spawnSync(archipel, words, { cwd: site, encoding: "utf8" });
  assert.equal(status, 0, `archipel ${words.join(" ")}: ${stderr}`);
}

/** Instead of `npm install`: the packages that are installed for this repository. */
function install(site) {
  const from = join(root, "islands");
  const to = join(site, "islands");
  if (existsSync(join(to, "node_modules"))) return;
  mkdirSync(join(to, "node_modules"), { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(from, file), join(to, file));
  for (const name of readdirSync(join(from, "node_modules")).filter((name) => name !== "archipel"))
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name));
}

describe("guides", { concurrency: 2 }, () => {
  for (const [names, results] of Object.entries(paths))
    test(names, () => {
      const guides = names
        .split(" ")
        .map((name) => [name, readFileSync(join(root, `docs/locales/en/pages/guides/${name}.md`), "utf8")]);
      const template = names === "documentation-site" ? "docs" : "site";
      const locales = guides.some(([, guide]) => guide.includes("locales/de/")) ? "en,de" : "en";
      const site = join(folder, names.replace(" ", "-"));
      execFileSync(archipel, ["new", site, "--template", template, "--locales", locales, "--quiet"]);
      for (const [name, guide] of guides) {
        for (const [from, to] of files[name] ?? []) {
          mkdirSync(dirname(join(site, to)), { recursive: true });
          copyFileSync(join(root, from), join(site, to));
        }
        for (const [, fence, head, text] of guide.matchAll(/^(`{3,})(.+)\n((?:.*\n)*?)\1$/gm))
          if (fence) follow(site, head, text);
        for (const [path, old, now] of edits[name] ?? []) {
          const text = readFileSync(join(site, path), "utf8");
          assert(text.includes(old), `${path} has ${old}`);
          writeFileSync(join(site, path), text.replace(old, now));
        }
      }
      run(site, ["build", "--strict"]);
      for (const [path, text] of results) {
        const file = readFileSync(join(site, "dist", path), "utf8");
        assert(file.includes(text), `${path} has ${text}: ${file}`);
      }
    });
});

test("the commands of the guide to hosts run, without those of other programs", () => {
  const guide = readFileSync(join(root, "docs/locales/en/pages/deploy/hosts.md"), "utf8");
  const site = join(folder, "hosts");
  execFileSync(archipel, ["new", site, "--quiet"]);
  run(site, ["build"]);
  const others = ["aws", "scp", "ssh"].map((name) => `${name}() { :; }`);
  for (const [, script] of guide.matchAll(/^```sh\n((?:.*\n)*?)```$/gm)) {
    const lines = ["set -e", 'archipel() { "$0" "$@"; }', ...others, script];
    const { status, stderr } = spawnSync("sh", ["-c", lines.join("\n"), archipel], { cwd: site, encoding: "utf8" });
    assert.equal(status, 0, `${script}${stderr}`);
  }
});
