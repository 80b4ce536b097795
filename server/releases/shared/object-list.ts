import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { isRecord, parseJson } from "../../../src/lib/json";

/** A file of a release as an object of the bucket: its bytes, followed by those of `{path}.br` and `{path}.gz`. */
export interface ReleaseObject {
  /** Relative to the release's folder, with forward slashes: `site/kids/index.html`. */
  path: string;
  /** SHA-256 of the object's bytes, in hexadecimal digits. */
  sha256: string;
  /** The file's hash in the manifest; null for files beside `site/`. */
  hash: string | null;
  size: number;
  /** Null when there is no compressed file. */
  br: number | null;
  gzip: number | null;
}

/** In the folder of each release that is in the bucket. */
export const OBJECT_LIST = "objects.json";

export const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const PREFIX = "releases/";

export const FILES_PREFIX = `${PREFIX}files/`;

export const fileKey = (hash: string): string => FILES_PREFIX + hash;

export const LISTS_PREFIX = `${PREFIX}lists/`;

export const listKey = (hash: string): string => LISTS_PREFIX + hash;

/** In the order of the object's bytes. */
export const partsOf = ({ size, br, gzip }: Pick<ReleaseObject, "size" | "br" | "gzip">): readonly { suffix: string; size: number }[] => [
  { suffix: "", size },
  ...(br === null ? [] : [{ suffix: ".br", size: br }]),
  ...(gzip === null ? [] : [{ suffix: ".gz", size: gzip }]),
];

export const packList = (objects: readonly ReleaseObject[]): Buffer => gzipSync(JSON.stringify(objects));

/** Throws when the list is damaged. */
export const unpackList = (bytes: Buffer): readonly ReleaseObject[] => parseList(gunzipSync(bytes).toString());

/** Throws when the list is damaged. */
export const parseList = (text: string): readonly ReleaseObject[] => {
  const value = parseJson(text);
  if (!Array.isArray(value) || !value.every(isObject)) throw new Error("a list of a release's objects is damaged");
  return value;
};

const isObject = (value: unknown): value is ReleaseObject =>
  isRecord(value) &&
  typeof value.path === "string" &&
  !value.path.split("/").some((segment) => segment === ".." || segment === "") &&
  typeof value.sha256 === "string" &&
  /^[0-9a-f]{64}$/.test(value.sha256) &&
  (value.hash === null || typeof value.hash === "string") &&
  isSize(value.size) &&
  [value.br, value.gzip].every((size) => size === null || isSize(size));

const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
