import type { Payload } from "payload";

import { readUserVersion, removeDeletedRows, writeUserVersion } from "../database/sql";
import { environment } from "../environment";
import { erasedList } from "./erased-list";

/** Whether the database was cleaned after the last erasure: `cleanDatabase` stores the length of the erased list, plus one. */
export const isDatabaseClean = async (payload: Payload): Promise<boolean> => {
  const { size } = await erasedList(environment.dataDir);
  return (await readUserVersion(payload)) === size() + 1;
};

/** Removes every byte of deleted rows from the database file, and stores for which length of the erased list. */
export const cleanDatabase = async (payload: Payload): Promise<void> => {
  const { size } = await erasedList(environment.dataDir);
  const erased = size();
  await writeUserVersion(payload, 0);
  await removeDeletedRows(payload);
  await writeUserVersion(payload, erased + 1);
};
