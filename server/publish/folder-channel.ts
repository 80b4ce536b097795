import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { appendFile, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { isRecord, parseJson } from "../../src/lib/json";
import { nameError } from "../../src/lib/describe-error";
import { errorCode } from "../../src/lib/error-code";
import { watchChanges } from "../lib/watch-changes";
import { writeFileAtomically } from "../lib/write-atomically";
import { mergePublications, readPublication, type Publication } from "./publication";
import type { ChannelOptions, PublicationChannel } from "./publication-channel";

const POLL_MS = 1_000;

/** About a thousand publications; a longer file is replaced by the next one. */
const MAX_BYTES = 256 * 1024;

/** Lines of JSON in a file that each gateway on the data folder watches. */
export const createFolderChannel = ({ dataDir, onPublished, warn }: ChannelOptions): PublicationChannel => {
  const file = join(dataDir, ".publication");
  const gateway = randomUUID();
  let handled = NOTHING_READ;

  const check = async (): Promise<void> => {
    const found = await read(file);
    if (found === null) return; // nothing was published yet
    const { bytes, inode } = found;
    const fresh = inode === handled.inode ? bytes.subarray(handled.size) : bytes;
    handled = { inode, size: bytes.length };
    const publications = fresh.toString().split("\n").filter(Boolean).map(parseLine);
    const ofOthers = publications.filter((line) => line.gateway !== gateway).map((line) => line.publication);
    if (ofOthers.length > 0) await onPublished(mergePublications(ofOthers));
  };
  const changes = watchChanges(file, POLL_MS, () =>
    check().catch((error: unknown) => warn(`A publication of another gateway was not handled: ${nameError(error)}`)),
  );

  const write = async (line: string): Promise<void> => {
    const { size } = await stat(file).catch(() => ({ size: 0 })); // no publication yet
    // A line break first: a crash may have left an incomplete line.
    if (size < MAX_BYTES) await appendFile(file, `\n${line}\n`);
    else await writeFileAtomically(file, `\n${line}\n`);
  };

  return {
    announce: (publication) =>
      write(JSON.stringify({ gateway, publication })).catch((error: unknown) =>
        warn(
          `Another gateway on this data folder may show old content until its next refresh, because ${file} cannot be written: ${nameError(error)}`,
        ),
      ),
    start: () => {
      handled = statOf(file);
      changes.start();
    },
    stop: changes.stop,
    close: () => changes.drain(),
    state: () => "polling",
  };
};

/** The bytes read so far; another inode is a file that has replaced it. */
interface Position {
  inode: number;
  size: number;
}

const NOTHING_READ: Position = { inode: 0, size: 0 };

const statOf = (file: string): Position => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? NOTHING_READ : { inode: found.ino, size: found.size };
};

/** Null when the file does not exist. */
const read = async (file: string): Promise<{ bytes: Buffer; inode: number } | null> => {
  const handle = await open(file).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    return { inode: (await handle.stat()).ino, bytes: await handle.readFile() };
  } finally {
    await handle.close();
  }
};

/** A damaged line becomes `UNKNOWN_PUBLICATION`. */
const parseLine = (text: string): { gateway: unknown; publication: Publication } => {
  const line = parseJson(text);
  return isRecord(line)
    ? { gateway: line.gateway, publication: readPublication(line.publication) }
    : { gateway: null, publication: readPublication(null) };
};
