import { decodeComponent } from "../../../src/lib/url";

/** A value that no file of the site may contain. */
export interface Secret {
  /** The variable's name, for the person who must find the leak. */
  name: string;
  value: string;
}

/** Every variable whose value is a secret, of the site and of the embedded content store. */
const SECRET_VARIABLES = [
  "PANEL_SALT",
  "PANEL_API_TOKEN",
  "INTEGRATION_SALT",
  "INTEGRATION_API_KEY",
  "PUBLISH_SECRET",
  "PREVIEW_SECRET",
  "METRICS_TOKEN",
  "PAYLOAD_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Shorter values occur by chance, for example a salt `abc` in ordinary words. */
const MIN_LENGTH = 8;

/** The secrets among an environment's variables. */
export const secretsOf = (variables: NodeJS.ProcessEnv): readonly Secret[] => {
  const plain = SECRET_VARIABLES.map((name) => ({ name, value: variables[name] ?? "" }));
  return [...plain, { name: "DATABASE_URL", value: passwordIn(variables.DATABASE_URL ?? "") }].filter(
    ({ value }) => value.length >= MIN_LENGTH,
  );
};

const passwordIn = (address: string): string => {
  if (!URL.canParse(address)) return "";
  const { password } = new URL(address);
  return decodeComponent(password) ?? password;
};
