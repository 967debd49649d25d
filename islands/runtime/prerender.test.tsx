import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const entry = `
  import { useId } from "react";
  import { useMessages } from "./messages";
  import { serve } from "./prerender";
  function Greeting({ name }) {
    const { t } = useMessages();
    console.log("printed");
    return <p id={useId()}>{t("hello", { name })} {t("n", { n: 1234.5 })}</p>;
  }
  function List() {
    return <ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>;
  }
  function Thrower() { throw new Error("no luck"); }
  const module = (Island) => () => ({ default: Island });
  void serve({
    greeting: module(Greeting),
    list: module(List),
    thrower: module(Thrower),
    broken: () => { throw new Error("no module"); },
    empty: () => ({}),
  });
`;
const messages = { hello: "Hallo, {{name}}", n: "{{n}}" };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "prerender-"));
  await build({
    stdin: { contents: entry, loader: "tsx", resolveDir: import.meta.dirname },
    outfile: join(folder, "server.cjs"),
    bundle: true,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the renderer over `input` and answers its lines, what it printed and its exit code. */
async function run(...input: string[]) {
  const child = spawn(process.execPath, [join(folder, "server.cjs")]);
  for (const part of input) child.stdin.write(part);
  child.stdin.end();
  const code = new Promise((resolve) => child.on("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { lines, stderr, code: await code };
}

const request = (seq: number, more: object) =>
  `${JSON.stringify({ seq, island: "greeting", id: "g", locale: "de", static: false, props: {}, messages, ...more })}\n`;

test("it says that it is ready, answers in order and ends with stdin", async () => {
  const { lines, stderr, code } = await run(
    request(1, { props: { name: "Ö\u2028\n<b>" } }),
    request(2, { props: { name: "x" }, static: true, id: "h" }),
  );
  expect(lines).toEqual([
    { ready: true },
    { seq: 1, html: '<p id="_gR_0_">Hallo, Ö\u2028\n&lt;b&gt;<!-- --> <!-- -->1.234,5</p>' },
    { seq: 2, html: '<p id="_hR_0_">Hallo, x 1.234,5</p>' },
  ]);
  expect(stderr).toBe("printed\nprinted\n");
  expect(code).toBe(0);
});

test("a line may come in pieces", async () => {
  const line = request(1, { props: { name: "x" } });
  const { lines } = await run(line.slice(0, 40), line.slice(40));
  expect(lines[1].seq).toBe(1);
});

test("an island's mistake is its answer, and the next is not harmed", async () => {
  const { lines } = await run(
    request(1, { island: "thrower" }),
    request(2, { messages: { n: "{{n}}" } }),
    request(3, {}),
    request(4, { island: "nobody" }),
    request(5, { props: { name: "x" } }),
  );
  expect(lines[1]).toMatchObject({ seq: 1, error: "no luck", stack: expect.stringContaining("Thrower") });
  expect(lines[2].error).toBe("the message `hello` is missing");
  expect(lines[3].error).toBe('the message "Hallo, {{name}}" was not given `name`');
  expect(lines[4].error).toBe("there is no island `nobody`");
  expect(lines[5].html).toContain("Hallo, x");
});

test("an island whose module does not run, or has no component, harms no other", async () => {
  const { lines } = await run(
    request(1, { island: "broken" }),
    request(2, { island: "empty" }),
    request(3, { props: { name: "x" } }),
  );
  expect(lines[1].error).toBe("no module");
  expect(lines[2]).toEqual({ seq: 2, missing: true });
  expect(lines[3].html).toContain("Hallo, x");
});

test("a rehearsal has no answer, and what React says in it comes once with the next one", async () => {
  const { lines } = await run(
    request(0, { island: "list", rehearsal: true }),
    request(0, { island: "thrower", rehearsal: true }),
    request(1, { props: { name: "x" } }),
    request(2, { island: "list" }),
  );
  expect(lines.map(({ seq }) => seq)).toEqual([undefined, 1, 2]);
  expect(lines[1].warnings).toBeUndefined();
  expect(lines[2].warnings).toEqual([expect.stringContaining('unique "key" prop')]);
});

test("React's warnings are part of the answer", async () => {
  const { lines } = await run(request(1, { island: "list" }), request(2, { props: { name: "x" } }));
  expect(lines[1].html).toBe("<ul><li>1</li><li>2</li></ul>");
  expect(lines[1].warnings.join()).toContain('unique "key" prop');
  expect(lines[2].warnings).toBeUndefined();
});
