import { randomUUID } from "node:crypto";
import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../files/write-atomically";
import { nameError } from "../logging/describe-error";

const LOOK_MS = 1_000;

export interface SharedPublicationsOptions {
  dataDir: string;
  /** Called within a second of a publication that another process was told of. */
  onPublished: () => void;
  warn: (sentence: string) => void;
}

/** The content store tells one gateway of a publication; another gateway on the same data folder learns of it here. */
export const createSharedPublications = ({ dataDir, onPublished, warn }: SharedPublicationsOptions) => {
  const file = join(dataDir, ".publication");
  let ownId = "";

  const look = async (): Promise<void> => {
    const id = await readFile(file, "utf8").catch(() => ""); // none so far
    if (id !== "" && id !== ownId) onPublished();
  };
  const onChange = (): void => void look();

  return {
    announce: (): void => {
      ownId = randomUUID();
      writeFileAtomically(file, ownId).catch((error: unknown) => warn(`Another gateway may not learn of a publication: ${nameError(error)}`));
    },
    start: (): void => void watchFile(file, { interval: LOOK_MS, persistent: false }, onChange),
    stop: (): void => unwatchFile(file, onChange),
  };
};
