import { randomUUID } from "node:crypto";
import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../lib/write-atomically";
import { nameError } from "../lib/describe-error";

const POLL_MS = 1_000;
const REMEMBERED_IDS = 100;

export interface SharedPublicationsOptions {
  dataDir: string;
  /** Called within a second after another gateway has announced a publication. */
  onPublished: () => void;
  warn: (sentence: string) => void;
}

/** Announces publications to other gateways on the same data folder, since the content store calls only one of them. */
export const createSharedPublications = ({ dataDir, onPublished, warn }: SharedPublicationsOptions) => {
  const file = join(dataDir, ".publication");
  // Several: the file may still hold an earlier announcement of this gateway when the next one is made.
  const handledIds: string[] = [];
  const markHandled = (id: string): void => {
    handledIds.push(id);
    if (handledIds.length > REMEMBERED_IDS) handledIds.shift();
  };

  const check = async (): Promise<void> => {
    const id = await readFile(file, "utf8").catch(() => ""); // no publication yet
    if (id === "" || handledIds.includes(id)) return;
    markHandled(id);
    onPublished();
  };
  const onChange = (): void => void check();

  return {
    announce: (): void => {
      const id = randomUUID();
      markHandled(id);
      writeFileAtomically(file, id).catch((error: unknown) =>
        warn(
          `Another gateway on this data folder may show old content until its next refresh, because ${file} cannot be written: ${nameError(error)}`,
        ),
      );
    },
    start: (): void => void watchFile(file, { interval: POLL_MS, persistent: false }, onChange),
    stop: (): void => unwatchFile(file, onChange),
  };
};
