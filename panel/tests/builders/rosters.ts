import { stringify } from "csv-stringify/sync";
import type { Payload } from "payload";

import type { User } from "../../src/payload-types";
import { importRoster, type ImportOptions, type ImportResult } from "../../src/roster/import-roster";
import { NO_PICTURES, type PictureSource } from "../../src/roster/pictures/source";
import { readTable } from "../../src/roster/table/read-table";

type Line = Readonly<Record<string, string>>;

/** Has a column for every key of a line. */
export const aTable = (lines: readonly Line[]) => {
  const headers = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return readTable(Buffer.from(stringify([headers, ...lines.map((line) => headers.map((header) => line[header] ?? ""))])));
};

export const anAdult = (over: Line = {}): Line => ({
  Nome: "Ana Prado",
  Nascimento: "09/03/1990",
  Gênero: "F",
  Categorias: "talents",
  ...over,
});

/** Without a consent. */
export const aChild = (over: Line = {}): Line => ({ Nome: "Bia Lima", Nascimento: "09/03/2019", Gênero: "F", Categorias: "kids", ...over });

export const CONSENT: Line = { "Autorização em": "01/02/2026", Responsável: "Carla Lima", "Autorização para": "site, redes sociais" };

export type Files = Readonly<Record<string, Buffer>>;

export const picturesOf = (files: Files): PictureSource => ({
  ...NO_PICTURES,
  paths: Object.keys(files),
  read: async (path) => files[path] ?? Buffer.alloc(0),
});

type Options = Partial<Omit<ImportOptions, "pictures">> & { files?: Files };

export type Importer = (lines: readonly Line[], options?: Options) => Promise<ImportResult>;

/** The user acts as the importing account. */
export const openImporter =
  (payload: Payload, user: User): Importer =>
  async (lines, { files = {}, ...over } = {}) =>
    importRoster({
      payload,
      user,
      table: over.table ?? (await aTable(lines)),
      pictures: picturesOf(files),
      now: new Date("2026-11-23T12:00:00Z"),
      isDryRun: false,
      ...over,
    });
