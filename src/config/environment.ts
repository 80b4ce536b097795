import * as yup from "yup";
import { DEFAULT_TIME_ZONE, knownTimeZone } from "../lib/time-zone";
import { failure, success, type Result } from "../domain/result";

const port = (fallback: number) => yup.number().integer().min(1).max(65_535).default(fallback);
const address = () =>
  yup
    .string()
    .trim()
    .matches(/^https?:\/\/\S+$/, "${path} must be an http(s) address");
const hosts = yup
  .array(
    yup
      .string()
      .required()
      .matches(/^(\*\.)?[a-z0-9.-]+$/i, "${path} must be a host or *.suffix"),
  )
  .transform((_value, original: unknown) =>
    typeof original === "string"
      ? original
          .split(",")
          .map((host) => host.trim())
          .filter(Boolean)
      : original,
  )
  .default([]);

const addresses = yup
  .array(address().required())
  .transform((_value, original: unknown) =>
    typeof original === "string" ? original.split(",").filter((part) => part.trim() !== "") : original,
  )
  .default([]);

const timeZone = yup
  .string()
  .default(DEFAULT_TIME_ZONE)
  .test("time-zone", "${path} is not a time zone known to this machine", (value) => knownTimeZone(value) !== null);

const POSTGRES = /^postgres(ql)?:\/\//;
const POSTGRES_OR_PANEL = /^(postgres(ql)?:\/\/|panel$)/;

/** Longer draining would exceed the stop timeout of systemd and Docker. */
export const MAX_DRAIN_SECONDS = 30;

/** Documented in the README. */
const environmentSchema = yup.object({
  PORT: port(9000),
  HOST: yup.string().matches(/^[\w.:-]+$/, "${path} must be an address of this machine"),
  PANEL_PORT: port(4000),
  PANEL_URL: address(),
  PANEL_SALT: yup.string(),
  PANEL_API_TOKEN: yup.string(),
  PAYLOAD_SECRET: yup.string().min(16),
  INTEGRATION_URL: address(),
  INTEGRATION_SALT: yup.string(),
  INTEGRATION_API_KEY: yup.string(),
  MEDIA_URL: address(),
  MEDIA_HOSTS: hosts,
  DATA_DIR: yup.string().default("data"),
  DATABASE_URL: yup.string().matches(POSTGRES, "${path} must be a postgres:// address"),
  SHARED_DATABASE_URL: yup.string().matches(POSTGRES_OR_PANEL, "${path} must be a postgres:// address, or panel"),
  SHARED_BUCKET: yup.string(),
  S3_BUCKET: yup.string(),
  S3_PRIVATE_BUCKET: yup.string(),
  S3_REGION: yup.string().default("us-east-1"),
  S3_ENDPOINT: address(),
  S3_ACCESS_KEY_ID: yup.string(),
  S3_SECRET_ACCESS_KEY: yup.string(),
  ENTRIES_KEY: yup.string(),
  ENTRIES_KEY_COMMAND: yup.string(),
  SITE_URL: address(),
  SITE_TIME_ZONE: timeZone,
  TRUST_PROXY: yup.boolean().default(false),
  DRAIN_SECONDS: yup.number().integer().min(0).max(MAX_DRAIN_SECONDS).default(0),
  ENTRY_BUDGET: yup.number().integer().min(1).max(100_000).default(30),
  PUBLISH_SECRET: yup.string().min(16),
  PREVIEW_SECRET: yup.string().min(16),
  SITE_BUILDS: yup.string().oneOf(["always", "start"], "${path} must be always or start").default("always"),
  SERVICE_WORKER: yup.string().oneOf(["on", "off"], "${path} must be on or off").default("on"),
  COUNT_VISITS: yup.string().oneOf(["on", "off"], "${path} must be on or off").default("on"),
  DEMO: yup.string().oneOf(["on", "off"], "${path} must be on or off").default("on"),
  METRICS_TOKEN: yup.string().min(16),
  CDN: yup.string().oneOf(["on", "off"], "${path} must be on or off").default("off"),
  CDN_PURGE_URL: addresses,
  CDN_PURGE_SECRET: yup.string().min(16),
  PANEL_ADDRESS: address(),
  GATEWAY_ADDRESS: address(),
  PANEL_HOST: yup.string().default("127.0.0.1"),
});

export type Environment = yup.InferType<typeof environmentSchema>;

export interface UpstreamSettings {
  panelUrl: string;
  panelSalt: string;
  panelApiToken: string;
  integrationUrl: string;
  integrationSalt: string;
  integrationApiKey: string;
  /** Base of relative media paths, without a trailing slash. */
  mediaUrl: string;
  mediaHosts: readonly string[];
}

/** Of an S3-compatible server. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Null for Amazon's own address of the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SharedStateSettings {
  /** A `postgres://` address. */
  databaseUrl: string;
  bucket: BucketSettings;
}

/** An empty variable counts as unset. The error is one sentence for the operator. */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Result<Environment, string> => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  try {
    return success(environmentSchema.validateSync(given, { stripUnknown: true, abortEarly: false }));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return failure(error.errors.join("; "));
  }
};

/** With `TRUST_PROXY`, only the loopback interface by default. */
export const listenHost = ({ HOST, TRUST_PROXY }: Environment): string => HOST ?? (TRUST_PROXY ? "127.0.0.1" : "0.0.0.0");

/** For other processes of this machine. */
export const gatewayUrl = (environment: Environment): string => {
  const host = listenHost(environment);
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${environment.PORT}`;
};

/** Without a trailing slash. */
export const siteUrl = ({ SITE_URL, PORT }: Environment): string => trimSlash(SITE_URL ?? `http://localhost:${PORT}`);

/** Integration and media default to the panel's host (upstream contract). */
export const upstreamSettings = (environment: Environment): Result<UpstreamSettings, string> => {
  const { PANEL_URL, PANEL_SALT, PANEL_API_TOKEN } = environment;
  const missing = Object.entries({ PANEL_URL, PANEL_SALT, PANEL_API_TOKEN }).filter(([, value]) => !value);
  if (!PANEL_URL || !PANEL_SALT || !PANEL_API_TOKEN) return failure(`${missing.map(([name]) => name).join(", ")} must be set`);
  const panelUrl = trimSlash(PANEL_URL);
  return success({
    panelUrl,
    panelSalt: PANEL_SALT,
    panelApiToken: PANEL_API_TOKEN,
    integrationUrl: trimSlash(environment.INTEGRATION_URL ?? panelUrl),
    integrationSalt: environment.INTEGRATION_SALT ?? PANEL_SALT,
    integrationApiKey: environment.INTEGRATION_API_KEY ?? PANEL_API_TOKEN,
    mediaUrl: trimSlash(environment.MEDIA_URL ?? `${panelUrl}/storage`),
    mediaHosts: environment.MEDIA_HOSTS,
  });
};

export interface CdnSettings {
  purgeUrls: readonly string[];
  purgeSecret: string;
}

/** Undefined without a CDN. */
export const cdnSettings = ({ CDN, CDN_PURGE_URL, CDN_PURGE_SECRET }: Environment): Result<CdnSettings | undefined, string> => {
  if (CDN === "off") return success(undefined);
  if (CDN_PURGE_URL.length === 0 || !CDN_PURGE_SECRET) return failure("CDN=on needs CDN_PURGE_URL and CDN_PURGE_SECRET");
  return success({ purgeUrls: CDN_PURGE_URL, purgeSecret: CDN_PURGE_SECRET });
};

/** The inverse of `upstreamSettings`, for a child process that uses the same content store. */
export const upstreamVariables = (settings: UpstreamSettings): Record<string, string> => ({
  PANEL_URL: settings.panelUrl,
  PANEL_SALT: settings.panelSalt,
  PANEL_API_TOKEN: settings.panelApiToken,
  INTEGRATION_URL: settings.integrationUrl,
  INTEGRATION_SALT: settings.integrationSalt,
  INTEGRATION_API_KEY: settings.integrationApiKey,
  MEDIA_URL: settings.mediaUrl,
  MEDIA_HOSTS: settings.mediaHosts.join(","),
});

/** The value of `SHARED_DATABASE_URL` and `SHARED_BUCKET` that stands for the panel's own database and private bucket. */
const OF_PANEL = "panel";

/** Null when neither variable is set. The error is one sentence for the operator. */
export const sharedStateSettings = (environment: Environment): Result<SharedStateSettings | null, string> => {
  const { SHARED_DATABASE_URL, SHARED_BUCKET } = environment;
  if (SHARED_DATABASE_URL === undefined && SHARED_BUCKET === undefined) return success(null);
  const databaseUrl = SHARED_DATABASE_URL === OF_PANEL ? environment.DATABASE_URL : SHARED_DATABASE_URL;
  const bucket = SHARED_BUCKET === OF_PANEL ? (environment.S3_PRIVATE_BUCKET ?? environment.S3_BUCKET) : SHARED_BUCKET;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!databaseUrl) return failure("SHARED_BUCKET needs SHARED_DATABASE_URL (with the value panel also DATABASE_URL)");
  if (!bucket) return failure("SHARED_DATABASE_URL needs SHARED_BUCKET (with the value panel also S3_BUCKET)");
  if (!accessKeyId || !secretAccessKey) return failure("SHARED_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  const { S3_REGION: region, S3_ENDPOINT: endpoint = null } = environment;
  return success({ databaseUrl, bucket: { bucket, region, endpoint, accessKeyId, secretAccessKey } });
};

const trimSlash = (value: string): string => value.replace(/\/+$/, "");
