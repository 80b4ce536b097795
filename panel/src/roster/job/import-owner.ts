import path from "node:path";

import type { Payload } from "payload";

import { hasSeveralPanels } from "../../database/lock";
import { environment } from "../../environment";
import { isRecord } from "../../../../src/lib/json";
import { readOrCreateKey } from "../../../../src/lib/key-file";

/** Identifies this panel: the files of an import are in the folder of one panel. */
const readPanelId = async (): Promise<string> => (await readOrCreateKey(path.join(environment.dataDir, "panel-id"))).toString("base64url");

const keyOf = (id: number): string => `roster-import:${id}`;

/** Records that this panel has the files of the import. Files of an earlier upload to another panel are not used any more. */
export const claimImport = async (payload: Payload, id: number): Promise<void> => {
  if (hasSeveralPanels()) await payload.kv.set(keyOf(id), { panel: await readPanelId() });
};

/** Whether the files of the import are in this panel's folder. True when the store has no record of it. */
export const ownsImport = async (payload: Payload, id: number): Promise<boolean> => {
  if (!hasSeveralPanels()) return true;
  const stored: unknown = await payload.kv.get(keyOf(id));
  return !isRecord(stored) || stored.panel === (await readPanelId());
};

export const forgetImportOwner = async (payload: Payload, id: number): Promise<void> => {
  if (hasSeveralPanels()) await payload.kv.delete(keyOf(id));
};
