import { expectTypeOf, test } from "vitest";
import type * as toldBring from "../package/bring";
import type * as told from "../package/index";
import type * as toldReload from "../package/reload";
import type * as toldHydration from "../package/hydrate-islands";
import type * as bring from "./bring";
import type * as messages from "./messages";
import type * as reload from "./reload";
import type * as hydration from "./hydrate-islands";

test("editors are told what the package exports", () => {
  expectTypeOf<typeof told.useMessages>().toEqualTypeOf<typeof messages.useMessages>();
  expectTypeOf<told.Messages>().toEqualTypeOf<messages.Messages>();
  expectTypeOf<told.Variables>().toEqualTypeOf<messages.Variables>();
  expectTypeOf<told.MessageTable>().toEqualTypeOf<messages.MessageTable>();
  expectTypeOf<typeof toldBring.bringChunk>().toEqualTypeOf<typeof bring.bringChunk>();
  expectTypeOf<typeof toldReload.reloadOnce>().toEqualTypeOf<typeof reload.reloadOnce>();
  expectTypeOf<typeof toldHydration.hydrateOnce>().toEqualTypeOf<typeof hydration.hydrateOnce>();
  expectTypeOf<typeof toldHydration.hydrateIslands>().toEqualTypeOf<typeof hydration.hydrateIslands>();
});
