import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";

import type { Payload } from "payload";
import { ZipFile } from "yazl";

import { environment } from "../../environment";
import { toSpreadsheetCsv } from "../../shared/csv";
import { readPrivateFile } from "../../media/private-files";
import { openPublicFiles } from "../../media/public-files";
import type { ExportProgress } from "./export-progress";
import type { ExportFolder } from "./export-source";
import { exportedTables, type ExportedStore, FILE_TABLES, readRows } from "./store-tables";

/** Incremented when an older import cannot read a newer export. */
export const EXPORT_FORMAT = 1;

const README = `Export of an agency's store
===========================

csv/      one table for each collection, for spreadsheets: UTF-8, semicolons
records/  the same as JSON, complete, in both languages
files/    public/: pictures and videos of the site; private/: signed consents and applicants' photos
tables/   the rows as the panel stores them, for "npm run import-store"

It holds personal data, of children too: encrypt it, and delete it when it is not needed any more.
`;

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

const isPlain = (value: unknown): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

/** Plain values as they are, lists of them with commas, anything else as JSON. */
const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (isPlain(value)) return String(value);
  return Array.isArray(value) && value.every(isPlain) ? value.join(", ") : JSON.stringify(value);
};

const toCsv = (records: readonly object[]): string => {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) => {
    const cells = new Map(Object.entries(record));
    return columns.map((column) => toCell(cells.get(column)));
  });
  return toSpreadsheetCsv(columns, rows);
};

/** The records of a collection, or a global as its only record, in both languages. */
const readRecords = async (payload: Payload, store: ExportedStore): Promise<object[]> => {
  const collection = payload.config.collections.find(({ slug }) => slug === store);
  if (collection === undefined) {
    const all = payload.config.globals.find(({ slug }) => slug === store);
    return all === undefined ? [] : [await payload.findGlobal({ slug: all.slug, depth: 0, locale: "all", overrideAccess: true })];
  }
  const options = { depth: 0, locale: "all", pagination: false, sort: "id" } as const;
  const hasDrafts = Boolean(collection.versions?.drafts);
  return (await payload.find({ collection: collection.slug, ...options, draft: hasDrafts, overrideAccess: true })).docs;
};

type StoredFile = { folder: ExportFolder; name: string };

const filesOf = (table: string, rows: readonly { filename?: unknown }[]): StoredFile[] => {
  const folder = FILE_TABLES[table];
  if (folder === undefined) return [];
  return rows.flatMap(({ filename: name }) => (typeof name === "string" ? [{ folder, name }] : []));
};

/** Opens a file; null when it is missing or cannot be decrypted: the rest can still be exported. */
const createFileReader = async (payload: Payload): Promise<(file: StoredFile) => Promise<Readable | null>> => {
  const { sizeOf, read } = await openPublicFiles();
  return async ({ folder, name }) => {
    if (folder === "public") return (await sizeOf(name)) === null ? null : read(name);
    const bytes = await readPrivateFile(payload, name);
    return bytes === null ? null : Readable.from([bytes]);
  };
};

type AddPart = (name: string, content: Readable | Buffer) => Promise<void>;

/** Adds one part after the other, each when the one before has been sent, so that few are in memory. */
const fillZip = async (payload: Payload, { stores, onProgress }: ExportOptions, add: AddPart): Promise<void> => {
  const rows: Record<string, number> = {};
  const stored: StoredFile[] = [];
  const tables = exportedTables(payload, stores);
  let done = 0;
  const advance = (): void => onProgress({ done: (done += 1), total: tables.length + stores.length + stored.length });
  await add("README.txt", Buffer.from(README));
  for (const table of tables) {
    const found = await readRows(payload, table);
    rows[table.name] = found.length;
    stored.push(...filesOf(table.name, found));
    await add(`tables/${table.name}.json`, asJson(found));
    advance();
  }
  for (const store of stores) {
    const records = await readRecords(payload, store);
    await add(`records/${store}.json`, asJson(records));
    await add(`csv/${store}.csv`, Buffer.from(toCsv(records)));
    advance();
  }
  const openFile = await createFileReader(payload);
  let files = 0;
  for (const file of stored) {
    const content = await openFile(file);
    if (content !== null) {
      await add(`files/${file.folder}/${file.name}`, content);
      files += 1;
    }
    advance();
  }
  await add("manifest.json", asJson({ format: EXPORT_FORMAT, exportedAt: new Date().toISOString(), rows, files }));
};

type ExportOptions = { stores: readonly ExportedStore[]; onProgress: (change: Partial<ExportProgress>) => void };

/** Returns at once, so that the download begins; a failure ends the stream, so that no half export looks complete. */
export const exportStore = (payload: Payload, options: ExportOptions): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  const left = new AbortController();
  output.once("close", () => left.abort());
  const add: AddPart = async (name, content) => {
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    zip.addReadStream(stream, name, { compress: !name.startsWith("files/") });
    await finished(stream, { signal: left.signal }).finally(() => stream.destroy());
  };
  const fail = (error: unknown): void => {
    options.onProgress({ state: "failed" });
    if (!left.signal.aborted) payload.logger.error({ err: error }, "The export of the store failed");
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on("error", fail);
  zip.outputStream.pipe(output);
  fillZip(payload, options, add).then(() => {
    zip.end();
    options.onProgress({ state: "done" });
  }, fail);
  return output;
};

export const exportName = (now: Date): string =>
  `export-${new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: environment.timeZone }).format(now)}.zip`;
