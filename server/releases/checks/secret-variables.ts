import { decodeComponent } from "../../../src/lib/url";

/** A value that no file of the site may contain. */
export interface Secret {
  /** The variable's name, for the person who must find the leak. */
  name: string;
  value: string;
}

/** Of the site and of the embedded content store. */
const SECRET_VARIABLES = [
  "PANEL_SALT",
  "PANEL_API_TOKEN",
  "INTEGRATION_SALT",
  "INTEGRATION_API_KEY",
  "PUBLISH_SECRET",
  "PREVIEW_SECRET",
  "METRICS_TOKEN",
  "CDN_PURGE_SECRET",
  "PAYLOAD_SECRET",
  "SMTP_PASS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Keys with commas between them: a file may contain one of them alone. */
const LIST_VARIABLES = ["ENTRIES_KEY"] as const;

/** Addresses of databases, which contain a password. */
const DATABASE_VARIABLES = ["DATABASE_URL", "SHARED_DATABASE_URL"] as const;

/** Shorter values occur by chance, for example a salt `abc` in ordinary words. */
const MIN_LENGTH = 8;

export const secretsOf = (variables: NodeJS.ProcessEnv): readonly Secret[] => {
  const plain = SECRET_VARIABLES.map((name) => ({ name, value: variables[name] ?? "" }));
  const passwords = DATABASE_VARIABLES.map((name) => ({ name, value: passwordIn(variables[name] ?? "") }));
  const listed = LIST_VARIABLES.flatMap((name) => (variables[name] ?? "").split(",").map((value) => ({ name, value: value.trim() })));
  return [...plain, ...listed, ...passwords].filter(({ value }) => value.length >= MIN_LENGTH);
};

const passwordIn = (address: string): string => {
  if (!URL.canParse(address)) return "";
  const { password } = new URL(address);
  return decodeComponent(password) ?? password;
};
