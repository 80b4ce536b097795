import path from "node:path";

import { DEFAULT_TIME_ZONE, knownTimeZone } from "../../src/lib/time-zone";

export type MailEnvironment = {
  host: string;
  port: number;
  user: string | null;
  password: string | null;
  /** False sends unencrypted; only for a relay on the same machine. */
  hasTls: boolean;
  from: string;
  notifyTo: string | null;
};

/** Stores files in a bucket instead of the data folder. */
export type S3Environment = {
  bucket: string;
  /** For applicants' photos; the same bucket by default. */
  privateBucket: string;
  region: string;
  /** Null for Amazon. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The settings from environment variables (README). A secret that is not set is null, and requests that need it are rejected. */
export type PanelEnvironment = {
  port: number;
  adminUrl: string;
  dataDir: string;
  /** Whether an empty store is filled with the demo content; null when it is not set. */
  demo: "on" | "off" | null;
  databaseUrl: string | null;
  payloadSecret: string;
  panelSalt: string | null;
  panelApiToken: string | null;
  integrationSalt: string | null;
  integrationApiKey: string | null;
  publishUrl: string | null;
  publishSecret: string | null;
  /** Signs preview links. */
  previewSecret: string | null;
  /** The site's public address, for preview links. */
  siteUrl: string | null;
  retentionMonths: number;
  /** Days begin in this time zone. */
  timeZone: string;
  /** Null when SMTP_HOST is not set: no mail is sent. */
  mail: MailEnvironment | null;
  /** Null when S3_BUCKET is not set: files are in the data folder. */
  s3: S3Environment | null;
};

type Variables = Readonly<Record<string, string | undefined>>;

const textOrNull = (value: string | undefined): string | null => {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
};

const wholeNumber = (variables: Variables, name: string, range: { fallback: number; min: number; max: number }): number => {
  const text = textOrNull(variables[name]);
  if (text === null) return range.fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= range.min && number <= range.max) return number;
  throw new Error(`${name} must be a whole number from ${range.min} to ${range.max}, not "${text}"`);
};

const addressOrNull = (variables: Variables, name: string): string | null => {
  const text = textOrNull(variables[name]);
  if (text !== null && !/^https?:\/\//.test(text)) throw new Error(`${name} must be an http(s) address`);
  return text?.replace(/\/+$/, "") ?? null;
};

const databaseUrlOrNull = (variables: Variables): string | null => {
  const text = textOrNull(variables.DATABASE_URL);
  if (text !== null && !/^postgres(ql)?:\/\//.test(text)) throw new Error("DATABASE_URL must start with postgres://");
  return text;
};

const timeZone = (variables: Variables): string => {
  const zone = textOrNull(variables.SITE_TIME_ZONE) ?? DEFAULT_TIME_ZONE;
  const known = knownTimeZone(zone);
  if (known === null) throw new Error(`SITE_TIME_ZONE must be a time zone known to this machine, not "${zone}"`);
  return known;
};

const switchOrNull = (variables: Variables, name: string): "on" | "off" | null => {
  const text = textOrNull(variables[name]);
  if (text === null || text === "on" || text === "off") return text;
  throw new Error(`${name} must be on or off, not "${text}"`);
};

/** Without `SMTP_FROM`: the mail server's account if it is an address, else `panel@` and the site's host. */
const senderAddress = (variables: Variables): string => {
  const user = textOrNull(variables.SMTP_USER);
  if (user?.includes("@") === true) return user;
  const site = addressOrNull(variables, "SITE_URL") ?? addressOrNull(variables, "ADMIN_URL");
  return `panel@${site === null ? "localhost" : new URL(site).hostname.replace(/^www\./, "")}`;
};

const readMail = (variables: Variables): MailEnvironment | null => {
  const host = textOrNull(variables.SMTP_HOST);
  if (host === null) return null;
  return {
    host,
    port: wholeNumber(variables, "SMTP_PORT", { fallback: 587, min: 1, max: 65_535 }),
    user: textOrNull(variables.SMTP_USER),
    password: textOrNull(variables.SMTP_PASS),
    hasTls: switchOrNull(variables, "SMTP_TLS") !== "off",
    from: textOrNull(variables.SMTP_FROM) ?? senderAddress(variables),
    notifyTo: textOrNull(variables.NOTIFY_TO),
  };
};

const readS3 = (variables: Variables): S3Environment | null => {
  const bucket = textOrNull(variables.S3_BUCKET);
  if (bucket === null) return null;
  const accessKeyId = textOrNull(variables.S3_ACCESS_KEY_ID);
  const secretAccessKey = textOrNull(variables.S3_SECRET_ACCESS_KEY);
  if (accessKeyId === null || secretAccessKey === null) throw new Error("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  const endpoint = addressOrNull(variables, "S3_ENDPOINT");
  const privateBucket = textOrNull(variables.S3_PRIVATE_BUCKET) ?? bucket;
  return { bucket, privateBucket, region: textOrNull(variables.S3_REGION) ?? "us-east-1", endpoint, accessKeyId, secretAccessKey };
};

/**
 * Reads and validates the environment.
 *
 * @throws Error with the variable's name for an invalid value. All variables are optional here, since `next build` runs
 * without them; Payload does not start without its secret.
 */
export const readEnvironment = (variables: Variables): PanelEnvironment => {
  const port = wholeNumber(variables, "PANEL_PORT", { fallback: 4000, min: 1, max: 65_535 });
  return {
    port,
    adminUrl: addressOrNull(variables, "ADMIN_URL") ?? `http://localhost:${port}`,
    dataDir: path.resolve(/* turbopackIgnore: true */ textOrNull(variables.DATA_DIR) ?? "../data"),
    demo: switchOrNull(variables, "DEMO"),
    databaseUrl: databaseUrlOrNull(variables),
    payloadSecret: variables.PAYLOAD_SECRET ?? "",
    panelSalt: textOrNull(variables.PANEL_SALT),
    panelApiToken: textOrNull(variables.PANEL_API_TOKEN),
    integrationSalt: textOrNull(variables.INTEGRATION_SALT),
    integrationApiKey: textOrNull(variables.INTEGRATION_API_KEY),
    publishUrl: addressOrNull(variables, "PUBLISH_URL"),
    publishSecret: textOrNull(variables.PUBLISH_SECRET),
    previewSecret: textOrNull(variables.PREVIEW_SECRET),
    siteUrl: addressOrNull(variables, "SITE_URL"),
    retentionMonths: wholeNumber(variables, "ENTRY_RETENTION_MONTHS", { fallback: 12, min: 1, max: 120 }),
    timeZone: timeZone(variables),
    mail: readMail(variables),
    s3: readS3(variables),
  };
};

export const environment = readEnvironment(process.env);
