import { PassThrough, Readable } from "node:stream";

import type { Payload } from "payload";
import { ZipFile } from "yazl";

import { environment } from "../../environment";
import { toSpreadsheetCsv } from "../../shared/csv";
import { readPrivateFile } from "../../media/private-files";
import { openPublicFiles } from "../../media/public-files";
import type { ExportFolder } from "./export-source";
import { EXPORTED_STORES, exportedTables, readRows } from "./store-tables";

/** Incremented when an older import cannot read a newer export. */
export const EXPORT_FORMAT = 1;

const README = `Export of an agency's content
=============================

csv/      one table for each collection, for spreadsheets: UTF-8, semicolons
records/  the same as JSON, complete, in both languages
files/    public/: pictures and videos of the site; private/: signed consents
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
const readRecords = async (payload: Payload, store: (typeof EXPORTED_STORES)[number]): Promise<object[]> => {
  const collection = payload.config.collections.find(({ slug }) => slug === store);
  if (collection === undefined) {
    const all = payload.config.globals.find(({ slug }) => slug === store);
    return all === undefined ? [] : [await payload.findGlobal({ slug: all.slug, depth: 0, locale: "all", overrideAccess: true })];
  }
  const options = { depth: 0, locale: "all", pagination: false, sort: "id" } as const;
  const hasDrafts = Boolean(collection.versions?.drafts);
  return (await payload.find({ collection: collection.slug, ...options, draft: hasDrafts, overrideAccess: true })).docs;
};

type Archive = { zip: ZipFile; /** Ends the stream, so that no half export looks complete. */ fail: (error: Error) => void };

type StoredFiles = {
  folder: ExportFolder;
  table: "media" | "consent_documents";
  has: (name: string) => Promise<boolean>;
  read: (name: string) => Promise<Readable>;
};

const publicFiles = async (): Promise<StoredFiles> => {
  const { sizeOf, read } = await openPublicFiles();
  return { folder: "public", table: "media", has: async (name) => (await sizeOf(name)) !== null, read: (name) => read(name) };
};

/** Skips a file that cannot be decrypted, like a missing one, so that the rest can still be exported. */
const signedConsents = (payload: Payload): StoredFiles => ({
  folder: "private",
  table: "consent_documents",
  has: async (name) => (await readPrivateFile(payload, name)) !== null,
  read: async (name) => {
    const bytes = await readPrivateFile(payload, name);
    if (bytes === null) throw new Error(`There is no file ${name}`);
    return Readable.from(bytes);
  },
});

const addFiles = async (payload: Payload, { zip, fail }: Archive, { folder, table, has, read }: StoredFiles): Promise<number> => {
  const found = exportedTables(payload).find(({ name }) => name === table);
  const names = found === undefined ? [] : (await readRows(payload, found)).map(({ filename }) => filename);
  let count = 0;
  for (const name of names) {
    if (typeof name !== "string" || !(await has(name))) continue;
    count += 1;
    zip.addReadStreamLazy(`files/${folder}/${name}`, { compress: false }, (done) => {
      read(name).then(
        (stream) => done(null, stream),
        (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  return count;
};

export const exportStore = async (payload: Payload): Promise<Readable> => {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error): void => void output.destroy(error);
  const archive: Archive = { zip, fail };
  zip.on("error", fail);
  zip.outputStream.pipe(output);
  zip.addBuffer(Buffer.from(README), "README.txt");
  const rows: Record<string, number> = {};
  for (const table of exportedTables(payload)) {
    const found = await readRows(payload, table);
    rows[table.name] = found.length;
    zip.addBuffer(asJson(found), `tables/${table.name}.json`);
  }
  for (const store of EXPORTED_STORES) {
    const records = await readRecords(payload, store);
    zip.addBuffer(asJson(records), `records/${store}.json`);
    zip.addBuffer(Buffer.from(toCsv(records)), `csv/${store}.csv`);
  }
  const files = (await addFiles(payload, archive, await publicFiles())) + (await addFiles(payload, archive, signedConsents(payload)));
  zip.addBuffer(asJson({ format: EXPORT_FORMAT, exportedAt: new Date().toISOString(), rows, files }), "manifest.json");
  zip.end();
  return output;
};

export const exportName = (now: Date): string =>
  `export-${new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: environment.timeZone }).format(now)}.zip`;
