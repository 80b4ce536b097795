import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
  await write(file, secrets);
  return secrets;
};

const readSecrets = (text: string, file: string): Secrets => {
  try {
    return secretsSchema.validateSync(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is damaged; restore your copy of it, or delete it to make new secrets`);
  }
};

/** Writes beside the file and links it: a full disk must not leave half a file, and the secrets of another process stay. */
const write = async (file: string, secrets: Secrets): Promise<void> => {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: "wx" });
    await link(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined); // a read-only disk has no such file
  }
};
