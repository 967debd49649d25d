import { expectTypeOf, test } from "vitest";
import type * as toldLoadChunk from "../package/load-chunk";
import type * as told from "../package/index";
import type * as toldReload from "../package/reload";
import type * as toldHydration from "../package/hydrate-islands";
import type * as loadChunk from "./load-chunk";
import type * as messages from "./messages";
import type * as reload from "./reload";
import type * as hydration from "./hydrate-islands";

test("editors are told what the package exports", () => {
  expectTypeOf<typeof told.useMessages>().toEqualTypeOf<typeof messages.useMessages>();
  expectTypeOf<told.Messages>().toEqualTypeOf<messages.Messages>();
  expectTypeOf<told.Variables>().toEqualTypeOf<messages.Variables>();
  expectTypeOf<told.MessageTable>().toEqualTypeOf<messages.MessageTable>();
  expectTypeOf<typeof toldLoadChunk.loadChunk>().toEqualTypeOf<typeof loadChunk.loadChunk>();
  expectTypeOf<typeof toldReload.reloadOnce>().toEqualTypeOf<typeof reload.reloadOnce>();
  expectTypeOf<typeof toldHydration.hydrateOnce>().toEqualTypeOf<typeof hydration.hydrateOnce>();
  expectTypeOf<typeof toldHydration.hydrateIslands>().toEqualTypeOf<typeof hydration.hydrateIslands>();
});
