import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { request } from "undici";
import { faceFile } from "../config/identity-css";
import { initialsOfName } from "../config/identity-mark";
import type { Identity } from "../domain/identity";
import { outlineText } from "../lib/text-outline";
import { drawIdentityFiles, type IconMark } from "./identity-icons";

interface IconsOptions {
  identity: Identity;
  agencyName: string;
  /** Null without an uploaded mark. */
  markUrl: string | null;
  projectDir: string;
  publicDir: string;
  warn: (sentence: string) => void;
}

const FETCH_MS = 15_000;
const MAX_BYTES = 10 * 1024 ** 2;

/** Returns false, and writes nothing, for an agency with neither mark nor initials: its icons and share picture are in `static/`. */
export const writeIdentityIcons = async (options: IconsOptions): Promise<boolean> => {
  const { identity, agencyName, markUrl, projectDir, publicDir, warn } = options;
  if (markUrl === null && identity.initials === null) return false;
  const font = await readFile(join(projectDir, "node_modules", faceFile(identity.displayFace)));
  const name = outlineText(font, agencyName);
  const initials: IconMark = { kind: "initials", outline: outlineText(font, identity.initials ?? initialsOfName(agencyName)) };
  const draw = (mark: IconMark) => drawIdentityFiles({ identity, mark, name });
  const files = await (markUrl === null ? draw(initials) : fetchMark(markUrl).then(draw)).catch((error: unknown) => {
    if (markUrl === null) throw error;
    warn(`The agency's icon cannot be read, so the icons show its initials: ${String(error)}`);
    return draw(initials);
  });
  for (const { file, content } of files) {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  }
  return true;
};

const fetchMark = async (url: string): Promise<IconMark> => {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(FETCH_MS) });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error("it is too large");
  }
  if (statusCode !== 200) throw new Error(`the content store answers ${statusCode}`);
  return { kind: "picture", file: Buffer.concat(chunks) };
};
