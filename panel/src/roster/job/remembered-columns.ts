import { createHash } from "node:crypto";

import type { Payload } from "payload";

import type { MappingChoices } from "../table/columns";
import { readChoices } from "./import-record";

/** Independent of the order of the columns. Only the hash is stored, because headers are texts of the agency. */
const keyOf = (headers: readonly string[]): string =>
  `roster-columns:${createHash("sha256")
    .update(JSON.stringify([...headers].sort()))
    .digest("hex")}`;

/** Empty for a new set of columns. */
export const readRememberedColumns = async (payload: Payload, headers: readonly string[]): Promise<MappingChoices> =>
  readChoices(await payload.kv.get(keyOf(headers)));

export const rememberColumns = (payload: Payload, headers: readonly string[], choices: MappingChoices): Promise<void> =>
  payload.kv.set(keyOf(headers), Object.fromEntries(choices));
