import { createHash } from "node:crypto";

import type { Payload } from "payload";

import type { MappingChoices } from "../table/columns";
import { readChoices } from "./import-record";

/** One set of columns, in whatever order. Only its hash is stored: headers are texts of the agency. */
const keyOf = (headers: readonly string[]): string =>
  `roster-columns:${createHash("sha256")
    .update(JSON.stringify([...headers].sort()))
    .digest("hex")}`;

/** The fields that somebody chose for a table with the same columns; empty for a new set of columns. */
export const readRememberedColumns = async (payload: Payload, headers: readonly string[]): Promise<MappingChoices> =>
  readChoices(await payload.kv.get(keyOf(headers)));

export const rememberColumns = (payload: Payload, headers: readonly string[], choices: MappingChoices): Promise<void> =>
  payload.kv.set(keyOf(headers), Object.fromEntries(choices));
