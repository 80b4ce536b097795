import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { stringify } from "csv-stringify/sync";
import fc from "fast-check";

import { ImportProblem } from "../src/roster/problems";
import { type Table, toText } from "../src/roster/table/cell";
import { COLUMN_NAMES, matchColumns, ROSTER_FIELDS, toField } from "../src/roster/table/columns";
import { readTable } from "../src/roster/table/read-table";
import { aWorkbook, aZip } from "./builders/workbooks";

const texts = ({ headers, rows }: Table): string[][] => [[...headers], ...rows.map(({ cells }) => cells.map(toText))];

const rejectsWith = (code: ImportProblem["code"]) => (error: unknown) => {
  assert.ok(error instanceof ImportProblem, String(error));
  assert.equal(error.code, code);
  return true;
};

const ROWS = [
  ["Nome", "Observação"],
  ["João Conceição", "sim, com “aspas”; e mais"],
];

const csv = (delimiter: string): string => stringify(ROWS, { delimiter });

describe("readTable", () => {
  for (const [name, delimiter] of [
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ] as const) {
    it(`reads CSV with ${name} in UTF-8, with and without a byte order mark, and in Windows-1252`, async () => {
      const text = csv(delimiter);
      const windows = Buffer.from(text.replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1");
      for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), windows, Buffer.from(`\uFEFF${text}`, "utf16le")])
        assert.deepEqual(texts(await readTable(bytes)), ROWS);
    });
  }

  it("reads any texts back from a CSV that is well formed", async () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.replace(/[\0\uFEFF]/g, ""));
    const filled = fc.stringMatching(/^[a-z]{1,8}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(filled, cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
        const written = stringify([["a", "b", "c"], ...rows], { delimiter: ";", quoted: true, quoted_empty: true });
        const { rows: read } = await readTable(Buffer.from(written));
        assert.deepEqual(
          read.map(({ cells }) => cells.map((value) => value ?? "")),
          rows,
        );
      }),
    );
  });

  it("leaves out empty rows and keeps the numbers that a spreadsheet shows", async () => {
    const { headers, rows } = await readTable(Buffer.from("Nome;Altura\n;\nAna;1,70\n"));
    assert.deepEqual(headers, ["Nome", "Altura"]);
    assert.deepEqual(
      rows.map(({ number, cells }) => [number, ...cells]),
      [[3, "Ana", "1,70"]],
    );
  });

  it("reads texts, numbers, dates and empty cells of an XLSX file", async () => {
    const bytes = await aWorkbook([
      ["Nome", "Altura", "Nascimento", "Cabelo"],
      ["João", 1.7, new Date("2016-03-09T00:00:00Z"), null],
    ]);
    const { headers, rows } = await readTable(bytes);
    assert.deepEqual(headers, ["Nome", "Altura", "Nascimento", "Cabelo"]);
    assert.deepEqual(rows[0]?.cells.map(toText), ["João", "1.7", "2016-03-09", ""]);
  });

  it("refuses files that are neither, and says which", async () => {
    await assert.rejects(readTable(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), rejectsWith("table-type"));
    await assert.rejects(readTable(Buffer.from("\0\x01binary\0")), rejectsWith("table-type"));
    await assert.rejects(readTable(Buffer.from("PK\x03\x04 no zip")), rejectsWith("table-unreadable"));
    await assert.rejects(readTable(await aZip({ "a.txt": "no workbook" })), rejectsWith("table-unreadable"));
    await assert.rejects(readTable(Buffer.from("")), rejectsWith("table-empty"));
    await assert.rejects(readTable(Buffer.from("Nome;Altura\n")), rejectsWith("table-empty"));
    await assert.rejects(readTable(Buffer.from('Nome\n"Ana\nBia')), rejectsWith("table-unreadable"));
  });

  it("refuses a table beyond its bounds", async () => {
    await assert.rejects(readTable(Buffer.alloc(21 * 1024 * 1024, "a;b\n")), rejectsWith("table-too-large"));
    await assert.rejects(readTable(Buffer.from(`Nome\n${"Ana\n".repeat(20_001)}`)), rejectsWith("too-many-rows"));
    await assert.rejects(readTable(Buffer.from(`Nome${";".repeat(300)}\nAna\n`)), rejectsWith("too-many-columns"));
    await assert.rejects(readTable(Buffer.from(`Nome\n${"a".repeat(10_001)}\n`)), rejectsWith("cell-too-long"));
  });

  it("refuses an XLSX file that inflates to more than its bounds, or whose cells are far apart", async () => {
    const bomb = await aZip({ "xl/worksheets/sheet1.xml": Buffer.alloc(201 * 1024 * 1024, " ") });
    assert.ok(bomb.length < 1024 * 1024);
    await assert.rejects(readTable(bomb), rejectsWith("zip-too-large"));
    await assert.rejects(readTable(await aWorkbook([["Nome"], ["Ana"]], { lastCell: "A1048576" })), rejectsWith("too-many-rows"));
    await assert.rejects(readTable(await aWorkbook([["Nome"], ["Ana"]], { lastCell: "XFD2" })), rejectsWith("too-many-columns"));
    await assert.rejects(readTable(await aWorkbook([["Nome"], ["Ana"]], { lastCell: "A999999999" })), rejectsWith("table-unreadable"));
  });
});

describe("matchColumns", () => {
  it("finds each field by every name, in capitals, without accents and with a unit", () => {
    for (const field of ROSTER_FIELDS) for (const name of COLUMN_NAMES[field]) assert.equal(toField(name.toUpperCase()), field, name);
    assert.deepEqual(matchColumns(["NOME ARTÍSTICO", "Altura (cm)", "Data de Nascimento*", "altura_cm", "Telefone", ""]), [
      "name",
      "height",
      "birthdate",
      null,
      null,
      null,
    ]);
  });

  it("has no name of two fields", () => {
    const names = Object.values(COLUMN_NAMES).flat();
    assert.equal(new Set(names).size, names.length);
  });

  it("prefers a person's choice, and can leave a column out", () => {
    const choices = new Map([
      ["Tel", "key"],
      ["Altura", null],
    ] as const);
    assert.deepEqual(matchColumns(["Código", "Tel", "Altura", "Nome"], choices), [null, "key", null, "name"]);
  });
});
