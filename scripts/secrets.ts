import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
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
});

export type Secrets = yup.InferType<typeof secretsSchema>;

const random = (): string => randomBytes(32).toString("base64url");

/** The embedded panel's credentials: made once, kept in DATA_DIR, never in the repository. */
export const readOrCreateSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = path.join(dataDir, "secrets.json");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = await readFile(file, "utf8").catch(() => null);
  if (text !== null) return parse(text, file);
  const secrets: Secrets = {
    panelSalt: random(),
    panelApiToken: random(),
    integrationSalt: random(),
    integrationApiKey: random(),
    payloadSecret: random(),
    publishSecret: random(),
  };
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: "wx" });
  return secrets;
};

const parse = (text: string, file: string): Secrets => {
  try {
    return secretsSchema.validateSync(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is damaged; restore it from a backup, or delete it to make new secrets`);
  }
};
