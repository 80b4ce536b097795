import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as yup from "yup";
import { StartError } from "./steps";

const secretsSchema = yup.object({
  panelSalt: yup.string().required(),
  panelApiToken: yup.string().required(),
  integrationSalt: yup.string().required(),
  integrationApiKey: yup.string().required(),
  payloadSecret: yup.string().required(),
  publishSecret: yup.string().required(),
  previewSecret: yup.string().required(),
});

export type Secrets = yup.InferType<typeof secretsSchema>;

/** Secrets that files of earlier versions do not contain; they are added. */
const ADDED_LATER = ["previewSecret"] as const;

const random = (): string => randomBytes(32).toString("base64url");

/** The embedded panel's credentials in `DATA_DIR/secrets.json`, created when missing; never in the repository or in a backup. */
export const readOrCreateSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = path.join(dataDir, "secrets.json");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = await readFile(file, "utf8").catch(() => null);
  if (text !== null) return readSecrets(text, file);
  const secrets: Secrets = {
    panelSalt: random(),
    panelApiToken: random(),
    integrationSalt: random(),
    integrationApiKey: random(),
    payloadSecret: random(),
    publishSecret: random(),
    previewSecret: random(),
  };
  await writeDraft(file, toJson(secrets), link); // a link does not replace the secrets of another process
  return secrets;
};

const readSecrets = async (text: string, file: string): Promise<Secrets> => {
  const kept = parseObject(text);
  const missing = kept === null ? [] : ADDED_LATER.filter((name) => !(name in kept));
  const secrets = validate({ ...Object.fromEntries(missing.map((name) => [name, random()])), ...kept }, file);
  if (missing.length > 0) await writeDraft(file, toJson(secrets), rename);
  return secrets;
};

const validate = (value: object, file: string): Secrets => {
  try {
    return secretsSchema.validateSync(value);
  } catch {
    throw new StartError(`${file} is damaged; restore your copy of it, or delete it to make new secrets`);
  }
};

const parseObject = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
};

const toJson = (secrets: Secrets): string => JSON.stringify(secrets, null, 2);

/** Writes the text beside the file and puts it in place: a full disk must not leave half a file. */
const writeDraft = async (file: string, text: string, putInPlace: (draft: string, file: string) => Promise<void>): Promise<void> => {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: "wx" });
    await putInPlace(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined); // a disk that can only be read has none
  }
};
