// Measures how long the language server takes on a large site: `node tests/editor/latency.mjs FOLDER`.
// Prints the median and the maximum of each request in milliseconds.
import {
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  ReferencesRequest,
  RenameRequest,
} from "vscode-languageserver-protocol/node";
import { Client } from "./client.mjs";

const ROUNDS = 15;
const MESSAGES = "locales/de/pages/p00500.ftl";
const PAGE = "content/pages/p00500.yaml";
const SHARED = "locales/en/common.ftl";

const cleanups = [];
const client = await Client.start({ after: (cleanup) => cleanups.push(cleanup) }, process.argv[2]);

/** Prints the times of an action, which gets the number of the round. `prepare` is not part of the time. */
async function measure(name, action, prepare = () => {}) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    await prepare(round);
    const start = performance.now();
    await action(round);
    times.push(performance.now() - start);
  }
  const [median, last] = [ROUNDS >> 1, ROUNDS - 1].map((at) => times.sort((a, b) => a - b)[at].toFixed(1));
  console.log(`${name.padEnd(44)} ${median.padStart(9)} ${last.padStart(9)}`);
}

/** Alternates between a text with a mistake and the right one, and waits for the diagnostics. */
async function edit(path, wrong, code) {
  const text = client.text(path);
  await measure(`diagnostics of ${path}`, async (round) => {
    const isWrong = round % 2 === 0;
    await client.write(path, isWrong ? wrong(text) : text);
    await client.diagnostics(path, (all) => all.some((one) => one.code === code) === isWrong);
  });
  await client.write(path, text);
  await client.diagnostics(path, (all) => !all.some((one) => one.code === code));
}

const start = performance.now();
await client.write(MESSAGES, `${client.text(MESSAGES)}\nwrong = { nope }\n`);
await client.diagnostics(MESSAGES, (all) => all.length > 0);
console.log(`first diagnostics ${(performance.now() - start).toFixed(0)} ms`);
await client.write(MESSAGES, client.text(MESSAGES));
await client.diagnostics(MESSAGES, (all) => all.length === 0);

await edit(MESSAGES, (text) => `${text}\nwrong = { nope }\n`, "unknown-reference");
await edit(SHARED, (text) => `${text}\nwrong = { nope }\n`, "unknown-reference");
await edit(PAGE, (text) => `${text}\nnope: 1\n`, "unknown-key");
const id = client.text(MESSAGES).match(/^[a-z][\w-]*/m)[0];
const shared = client.text(SHARED).match(/^[a-z][\w-]*/m)[0];
const context = { includeDeclaration: true };
await measure("hover over a message of a page", () => client.ask(HoverRequest, MESSAGES, id, 1));
await measure("hover over a shared message", () => client.ask(HoverRequest, SHARED, shared, 1));
await measure("completion of a message of a page", () => client.ask(CompletionRequest, MESSAGES, id, 1));
await measure("completion of a shared message", () => client.ask(CompletionRequest, SHARED, shared, 1));
await measure("references to a message of a page", () => client.ask(ReferencesRequest, MESSAGES, id, 1, { context }));
await measure("references to a shared message", () => client.ask(ReferencesRequest, SHARED, shared, 1, { context }));
const newName = "another-name-of-it";
await measure("rename of a message of a page", () => client.ask(RenameRequest, MESSAGES, id, 1, { newName }));
await measure("rename of a shared message", () => client.ask(RenameRequest, SHARED, shared, 1, { newName }));
// While the diagnostics of a typed change are computed, at a later moment of the build in each round.
const typed = client.text(SHARED);
const change = async (round) => {
  await client.write(SHARED, `${typed}\nround-${round} = Typed\n`);
  await new Promise((resolve) => setTimeout(resolve, 40 * round));
};
for (const [name, request] of Object.entries({
  hover: HoverRequest,
  completion: CompletionRequest,
  definition: DefinitionRequest,
}))
  await measure(`${name} during a check`, () => client.ask(request, SHARED, shared, 1), change);
await client.stop();
for (const cleanup of cleanups) cleanup();
