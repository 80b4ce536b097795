import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a temporary file and renames it, so that no reader or crash sees a partial file. */
export const writeFileAtomically = (path: string, content: string | Buffer): Promise<void> => writeDraft(path, content);

/** The same for a long text in parts. The event loop continues between the parts. */
export const writeLinesAtomically = (path: string, parts: AsyncIterable<string>): Promise<void> => writeDraft(path, parts);

const writeDraft = async (path: string, content: string | Buffer | AsyncIterable<string>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
