import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../src/domain/locale";
import type { TalentMentions } from "./talent-mentions";
import { isRecord, parseJson } from "../../../src/lib/json";

export interface ReleaseFile {
  /** Relative to the site's root, with forward slashes: `kids/index.html`. */
  path: string;
  type: string;
  hash: string;
  size: number;
  /** Sizes of the compressed files `{path}.br` and `{path}.gz`; null when there is none. */
  br: number | null;
  gzip: number | null;
}

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302 | 308;
}

/** Hashes of the input of a build; equal fingerprints make equal sites. */
export interface Fingerprint {
  code: string;
  /** The upstream's lists and flat documents. */
  lists: string;
  /** Every talent's profile. */
  profiles: string;
}

/** Content of `manifest.json`. */
export interface Manifest {
  id: string;
  fingerprint: Fingerprint;
  files: readonly ReleaseFile[];
  redirects: readonly Redirect[];
  /** Content-Security-Policy sources of all inline scripts. */
  scriptHashes: readonly string[];
  /** The same for all style elements. */
  styleHashes: readonly string[];
  talents: TalentMentions;
  languages: readonly Locale[];
}

/** Null when the manifest is damaged, so that the release is ignored. */
export const parseManifest = (text: string): Manifest | null => {
  const value = parseJson(text);
  return isManifest(value) ? value : null;
};

/** Drops redirects to other sites. */
export const parseRedirects = (text: string): readonly Redirect[] => {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isRedirect) : [];
};

/** Null when the build's file is missing or damaged. */
export const parseLanguages = (text: string): readonly Locale[] | null => {
  const value = parseJson(text);
  return isLanguages(value) ? value : null;
};

const isLanguages = (value: unknown): value is readonly Locale[] =>
  Array.isArray(value) && value.includes(DEFAULT_LOCALE) && value.every(isLocale);

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value.id === "string" &&
  isFingerprint(value.fingerprint) &&
  Array.isArray(value.files) &&
  value.files.every(isReleaseFile) &&
  Array.isArray(value.redirects) &&
  value.redirects.every(isRedirect) &&
  Array.isArray(value.scriptHashes) &&
  Array.isArray(value.styleHashes) &&
  isTalentMentions(value.talents) &&
  isLanguages(value.languages);

const isTalentMentions = (value: unknown): value is TalentMentions =>
  isRecord(value) && Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === "string"));

const isFingerprint = (value: unknown): value is Fingerprint =>
  isRecord(value) && [value.code, value.lists, value.profiles].every((part) => typeof part === "string");

const isReleaseFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && [value.path, value.type, value.hash].every((part) => typeof part === "string") && typeof value.size === "number";

const isRedirect = (value: unknown): value is Redirect =>
  isRecord(value) && isSitePath(value.from) && isSitePath(value.to) && [301, 302, 308].some((status) => status === value.status);

const isSitePath = (value: unknown): boolean => typeof value === "string" && /^\/(?![/\\])/.test(value);
