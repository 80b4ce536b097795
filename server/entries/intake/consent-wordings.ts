import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { consentVersion } from "../../../src/config/consent-wording";
import type { ConsentWording } from "../../../src/domain/entry";
import { LOCALES } from "../../../src/domain/locale";
import { isRecord, parseJson } from "../../../src/lib/json";
import { sha256 } from "../../../src/lib/sha256";
import { nameError } from "../../../src/lib/describe-error";
import { writeFileAtomically } from "../../lib/write-atomically";
import { plainConsent } from "./entry-words";

/** A wording that pages show, or have shown. */
export interface ShownWording {
  text: string;
  /** `yyyy-mm-dd`, the first day. */
  since: string;
}

export interface ConsentWordingsOptions {
  dataDir: string;
  /** The wordings in the kept releases, oldest first. */
  shown: () => Promise<readonly ShownWording[]>;
  /** Today in the site's time zone, `yyyy-mm-dd`. */
  today: () => string;
  warn: (sentence: string) => void;
}

/** Wordings by their hash. */
type Wordings = Readonly<Record<string, ShownWording>>;

/**
 * The wordings of the consent that the site has shown, in `consent-wordings.json`: forms send the hash of theirs, also from a
 * page that was opened before the words changed. They contain no personal data and are never deleted. A hash that no release had
 * is not found, so no entry names a wording that cannot be shown.
 */
export const createConsentWordings = ({ dataDir, shown, today, warn }: ConsentWordingsOptions) => {
  const file = join(dataDir, "consent-wordings.json");
  let remembered: Wordings = {};

  /** Reads the file again, since another gateway on the same folder may have written it. */
  const remember = async (): Promise<Wordings> => {
    const stored = parseWordings(await readFile(file, "utf8").catch(() => ""));
    const before = { ...remembered, ...stored };
    const now = addWordings(before, [...(await shown()), ...plainWordings(today())]);
    remembered = now;
    if (Object.keys(now).length > Object.keys(stored).length)
      await writeFileAtomically(file, `${JSON.stringify(now, null, 1)}\n`).catch((error: unknown) =>
        warn(`The wordings of consents were not stored: ${nameError(error)}`),
      );
    return now;
  };

  return {
    /** Stores the wordings that pages show now; to be called when a form is opened. */
    remember: async (): Promise<void> => {
      await remember();
    },
    /** Null when no release had a wording with this hash. */
    find: async (hash: string): Promise<ConsentWording | null> => {
      const wordings = hash in remembered ? remembered : await remember();
      const wording = Object.hasOwn(wordings, hash) ? wordings[hash] : undefined;
      return wording === undefined ? null : { version: consentVersion(wording.since, hash), text: wording.text };
    },
  };
};

/** The wordings of the plain pages that replace a form's own. */
const plainWordings = (since: string): ShownWording[] => LOCALES.map((locale) => ({ text: plainConsent(locale), since }));

export type ConsentWordings = ReturnType<typeof createConsentWordings>;

const addWordings = (known: Wordings, shown: readonly ShownWording[]): Wordings => {
  const all: Record<string, ShownWording> = { ...known };
  for (const wording of shown) all[sha256(wording.text)] ??= wording;
  return all;
};

const parseWordings = (json: string): Wordings => {
  const value = parseJson(json);
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([hash, item]) => (isWording(item) ? [[hash, item]] : [])),
  );
};

const isWording = (value: unknown): value is ShownWording =>
  isRecord(value) && typeof value.text === "string" && typeof value.since === "string";
