import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { stringify } from "csv-stringify/sync";
import fc from "fast-check";

import { ImportProblem } from "../problems";
import { AS_SHOWN, type Table, type TableOptions, toText } from "../table/cell";
import { checkColumns, COLUMN_NAMES, matchColumns, matchTable, ROSTER_FIELDS, toField } from "../table/columns";
import { isGarbled } from "../table/decode-text";
import { readTable } from "../table/read-table";
import { aWorkbook, aWorkbookOf, aZip } from "../../../tests/builders/workbooks";

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

  it("reads any texts but garbled ones back from a CSV that is well formed", async () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((text) => text.replace(/[\0\uFEFF]/g, ""))
      .filter((text) => !isGarbled(text));
    const filled = fc.stringMatching(/^[a-z]{1,8}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(filled, cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
        // Names of fields: no row below can be a better header.
        const written = stringify([["Nome", "Código", "Altura"], ...rows], { delimiter: ";", quoted: true, quoted_empty: true });
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

const HEADERS = ["Nome", "Nascimento", "Gênero"];
const ANA = ["Ana Prado", "09/03/2014", "F"];
const BIA = ["Bia Lima", "01/02/2015", "F"];

const readRows = async (bytes: Buffer, options: Partial<TableOptions> = {}): Promise<Table> =>
  readTable(bytes, { ...AS_SHOWN, ...options });

const numbersOf = ({ rows }: Table): number[] => rows.map(({ number }) => number);

describe("dates that a workbook counts from 1904", () => {
  const DAY = new Date("2010-05-20T00:00:00Z");
  const counted = new Date(DAY.getTime() - 1462 * 24 * 60 * 60 * 1000);

  for (const date1904 of ["1", "true"])
    it(`are read with the flag "${date1904}"`, async () => {
      const bytes = await aWorkbookOf([{ name: "Elenco", rows: [HEADERS, ["Ana", counted, "F"]] }], { date1904 });
      assert.deepEqual((await readRows(bytes)).rows[0]?.cells.map(toText), ["Ana", "2010-05-20", "F"]);
    });

  for (const date1904 of [undefined, "0", "false"])
    it(`are counted from 1900 with the flag ${date1904}`, async () => {
      const bytes = await aWorkbookOf([{ name: "Elenco", rows: [HEADERS, ["Ana", DAY, "F"]] }], { date1904 });
      assert.deepEqual((await readRows(bytes)).rows[0]?.cells.map(toText), ["Ana", "2010-05-20", "F"]);
    });

  for (const date1904 of ["1", "true"])
    it(`are not counted where they are written out, with the flag "${date1904}"`, async () => {
      const more = '<row r="2"><c r="A2" t="inlineStr"><is><t>Ana</t></is></c><c r="B2" s="1" t="d"><v>2010-05-20T00:00:00</v></c></row>';
      const bytes = await aWorkbookOf([{ name: "Elenco", rows: [HEADERS], more }], { date1904 });
      assert.deepEqual((await readRows(bytes)).rows[0]?.cells.map(toText).slice(0, 2), ["Ana", "2010-05-20"]);
    });
});

describe("hidden and filtered parts of a sheet", () => {
  const sheet = {
    name: "Elenco",
    rows: [
      [...HEADERS, "Sapato"],
      [...ANA, "30"],
      [...BIA, "31"],
    ],
    hiddenRows: [2],
    hiddenColumns: [4],
  };

  it("are left out and counted", async () => {
    const table = await readRows(await aWorkbookOf([sheet]));
    assert.deepEqual(texts(table), [HEADERS, BIA]);
    assert.deepEqual([numbersOf(table), table.hidden], [[3], { rows: 1, columns: 1 }]);
  });

  it("are read when they are wanted, and counted all the same", async () => {
    const table = await readRows(await aWorkbookOf([sheet]), { includesHidden: true });
    assert.deepEqual(texts(table), sheet.rows);
    assert.deepEqual(table.hidden, { rows: 1, columns: 1 });
  });

  it("are not counted when they are empty", async () => {
    const { hidden } = await readRows(await aWorkbookOf([{ ...sheet, hiddenRows: [9], hiddenColumns: [7] }]));
    assert.deepEqual(hidden, { rows: 0, columns: 0 });
  });

  it("of a whole sheet are left out too", async () => {
    const sheets = [
      { name: "Antigas", rows: [HEADERS, ANA], isHidden: true },
      { name: "Elenco", rows: [HEADERS, BIA] },
    ];
    assert.deepEqual(texts(await readRows(await aWorkbookOf(sheets))), [HEADERS, BIA]);
    assert.deepEqual(texts(await readRows(await aWorkbookOf(sheets), { sheet: "Antigas" })), [HEADERS, ANA]);
  });
});

describe("the header of a table", () => {
  it("is found below titles, in XLSX and in CSV", async () => {
    const rows = [["Elenco infantil, março de 2026"], [null], ["Agência, São Paulo; uso interno"], HEADERS, ANA];
    const table = await readRows(await aWorkbook(rows));
    assert.deepEqual([texts(table), table.sheet, table.headerRow, numbersOf(table)], [[HEADERS, ANA], "Elenco", 4, [5]]);
    for (const delimiter of [",", ";", "\t"]) {
      const lines = stringify([["Elenco infantil, março"], ["Agência; uso interno"], HEADERS, ANA], { delimiter });
      const read = await readRows(Buffer.from(lines));
      assert.deepEqual([texts(read), read.sheet, read.headerRow], [[HEADERS, ANA], null, 3], delimiter);
    }
  });

  it("is the first one: a talent's row that has words of columns is not taken for it", async () => {
    const odd = ["Modelo", "01/02/2015", "Base"];
    assert.deepEqual(texts(await readRows(await aWorkbook([HEADERS, odd, ["Nome", "ID", "Talento"]]))), [
      HEADERS,
      odd,
      ["Nome", "ID", "Talento"],
    ]);
  });

  it("may have two rows, groups above and names below", async () => {
    const upper = ["Nome", "Nascimento", "Medidas", null, null];
    const lower = [null, "dd/mm/aaaa", "Altura", "Manequim", "Sapato"];
    const row = ["Ana Prado", "09/03/2014", "1,30", "10", "30"];
    const table = await readRows(await aWorkbook([["Elenco"], upper, lower, row]));
    assert.deepEqual(texts(table), [["Nome", "Nascimento", "Altura", "Manequim", "Sapato"], row]);
    assert.deepEqual([table.headerRow, numbersOf(table)], [3, [4]]);
  });

  it("has one row when the row below names somebody, whatever else is in it", async () => {
    const upper = ["Nome", "Nascimento", "Observação"];
    const row = ["Ana Prado", "09/03/2014", "Altura"];
    assert.deepEqual(texts(await readRows(await aWorkbook([upper, row]))), [upper, row]);
  });

  it("is the first filled row when no row has the names, so that a person may assign the columns", async () => {
    const rows = [
      ["Artista", "Aniversário"],
      ["Ana Prado", "09/03/2014"],
    ];
    assert.deepEqual(texts(await readRows(await aWorkbook(rows))), rows);
  });

  it("is found by columns that a person has chosen", async () => {
    const rows = [["Elenco de 2026"], ["Artista", "Aniversário"], ["Ana Prado", "09/03/2014"]];
    const choices = new Map([
      ["Artista", "name"],
      ["Aniversário", "birthdate"],
    ] as const);
    assert.deepEqual(texts(await readTable(await aWorkbook(rows), AS_SHOWN, choices)), rows.slice(1));
  });
});

describe("the sheets of a workbook", () => {
  const cover = { name: "Capa", rows: [["Casa de Talentos"], ["Lista de 2026"]] };
  const girls = { name: "Meninas", rows: [HEADERS, ANA] };
  const boys = { name: "Meninos", rows: [HEADERS, ["Caio Reis", "03/03/2013", "M"]] };

  it("that have no names are passed over", async () => {
    const table = await readRows(await aWorkbookOf([cover, girls]));
    assert.deepEqual([texts(table), table.sheet, table.headerRow], [[HEADERS, ANA], "Meninas", 1]);
  });

  it("that have names stop the import with a question, unless one is chosen", async () => {
    const bytes = await aWorkbookOf([cover, girls, boys]);
    await assert.rejects(readRows(bytes), { code: "several-sheets", detail: "“Meninas”, “Meninos”" });
    assert.deepEqual(texts(await readRows(bytes, { sheet: "Meninos" })), boys.rows);
    await assert.rejects(readRows(bytes, { sheet: "Bebês" }), { code: "no-sheet", detail: "“Capa”, “Meninas”, “Meninos”" });
  });
});

describe("the encoding of a CSV file", () => {
  /** Mac Roman, for the letters of these tests. */
  const MAC: Readonly<Record<string, number>> = { ã: 0x8b, õ: 0x9b, ç: 0x8d, ê: 0x90, é: 0x8e, í: 0x92, É: 0x83, ó: 0x97 };
  const inMacRoman = (text: string): Buffer => Buffer.from([...text].map((letter) => MAC[letter] ?? letter.charCodeAt(0)));
  const PEOPLE = [HEADERS, ["João Simões", "09/03/2014", "M"], ["Érica Conceição", "01/02/2015", "F"], ["José Flórido", "01/02/2015", "M"]];

  it("is recognised when it is Mac Roman, with its line ends", async () => {
    const lines = stringify(PEOPLE, { delimiter: ";", record_delimiter: "\r" });
    assert.deepEqual(texts(await readTable(inMacRoman(lines))), PEOPLE);
  });

  it("is recognised when it is Windows-1252, in small letters and in capitals", async () => {
    for (const rows of [PEOPLE, PEOPLE.map((row) => row.map((text) => text.toUpperCase()))])
      assert.deepEqual(texts(await readTable(Buffer.from(stringify(rows), "latin1"))), rows);
  });

  it("is refused when two are possible, or none", async () => {
    await assert.rejects(readTable(Buffer.from("Nome;Nascimento\nLu\x92s;09/03/2014\n", "latin1")), rejectsWith("encoding"));
    await assert.rejects(readTable(Buffer.from("Nome;Nascimento\nJo\x81o;09/03/2014\n", "latin1")), rejectsWith("encoding"));
  });

  it("was wrong already when another program saved the letters: nothing of it is stored", async () => {
    for (const name of ["JoÃ£o SimÃµes", "Jo‹o Sim›es", "Jo\uFFFDo", "CONCEIÃ‡ÃƒO", "ANTÃ”NIO"]) {
      await assert.rejects(readTable(Buffer.from(`Nome;Nascimento\n${name};09/03/2014\n`)), rejectsWith("garbled"), name);
      await assert.rejects(readTable(await aWorkbook([HEADERS, [name, "09/03/2014", "M"]])), rejectsWith("garbled"), name);
    }
  });

  it("leaves usual names alone", async () => {
    const names = [
      "Ângela d’Ávila",
      "João “Joca” Simões",
      "Núñez–Müller",
      "MARIA CONCEIÇÃO",
      "Ítalo",
      "Zoë Å. Škoda",
      "MARA “IRMÔ LIMA",
      "Léo 8×34",
    ];
    const table = await readTable(Buffer.from(`Nome;Nascimento\n${names.map((name) => `${name};09/03/2014\n`).join("")}`));
    assert.deepEqual(
      table.rows.map(({ cells }) => cells[0]),
      names,
    );
  });
});

describe("two columns of one field", () => {
  it("of names: the professional one is the name, the legal one is not imported", () => {
    assert.deepEqual(matchColumns(["Nome", "Nome artístico", "Nascimento"]), [null, "name", "birthdate"]);
    assert.deepEqual(matchColumns(["Stage name", "Name", "Birthdate"]), ["name", null, "birthdate"]);
  });

  it("of names: a person's choice decides", () => {
    assert.deepEqual(matchColumns(["Nome", "Nome artístico"], new Map([["Nome", "name"]])), ["name", null]);
  });

  it("of anything else stop the import with a question", async () => {
    for (const headers of [
      ["Nome", "Nascimento", "Altura", "Altura (cm)"],
      ["Nome", "Talento", "Nascimento"],
      ["Nome artístico", "Stage name", "Nascimento"],
      ["Nome", "Nascimento", "Nascimento"],
    ]) {
      const table = await readTable(Buffer.from(stringify([headers, headers.map(() => "1")])));
      assert.throws(() => checkColumns(table.headers, matchTable(table)), rejectsWith("repeated-column"), headers.join());
    }
  });
});

describe("a column that may only count the rows", () => {
  const tableOf = (header: string, numbers: readonly (string | number)[]) =>
    aWorkbook([[header, "Nome", "Nascimento"], ...numbers.map((number, index) => [number, `Talento ${index}`, "09/03/2014"])]).then(
      (bytes) => readTable(bytes),
    );

  for (const [header, numbers] of [
    ["Número", [1, 2, 3]],
    ["ID", [3, 1, 2]],
    ["Ref.", ["1.", "2.", "3."]],
    ["Nº da referência", [1, 2, 3]],
    ["Referência", ["001", "002", "003"]],
  ] as const)
    it(`is no key: ${header} with ${numbers.join(", ")}`, async () => {
      const { mapping } = matchTable(await tableOf(header, numbers));
      assert.deepEqual(mapping, [null, "name", "birthdate"]);
    });

  for (const [header, numbers] of [
    ["Número", [101, 102, 103]],
    ["ID", ["A-1", "A-2", "A-3"]],
    ["Código", [1, 2, 3]],
  ] as const)
    it(`is a key: ${header} with ${numbers.join(", ")}`, async () => {
      assert.deepEqual(matchTable(await tableOf(header, numbers)).mapping, ["key", "name", "birthdate"]);
    });

  it("is a key when a person chooses it", async () => {
    const table = await tableOf("Número", [1, 2, 3]);
    assert.deepEqual(matchTable(table, new Map([["Número", "key"]])).mapping, ["key", "name", "birthdate"]);
  });

  it("counts rows that a filter hides too", async () => {
    const rows = [["Número", "Nome", "Nascimento"], ...[1, 2, 3, 4].map((number) => [number, `Talento ${number}`, "09/03/2014"])];
    const table = await readTable(await aWorkbookOf([{ name: "Elenco", rows, hiddenRows: [2, 4] }]));
    assert.deepEqual(matchTable(table).counters, ["Número"]);
  });

  it("cannot tell talents apart: without birthdates the import asks", async () => {
    const table = await readTable(Buffer.from("Número;Nome;Data de nascimento\n1;Ana;\n"));
    assert.doesNotThrow(() => checkColumns(table.headers, matchTable(table)));
    const bare = await readTable(Buffer.from("Número;Nome\n1;Ana\n2;Bia\n"));
    assert.throws(() => checkColumns(bare.headers, matchTable(bare)), rejectsWith("counter-column"));
  });
});

describe("matchColumns", () => {
  it("finds each field by every name, in capitals, without accents and with a unit", () => {
    for (const field of ROSTER_FIELDS) for (const name of COLUMN_NAMES[field]) assert.equal(toField(name.toUpperCase()), field, name);
    assert.deepEqual(matchColumns(["NOME ARTÍSTICO", "Altura (cm)", "Data de Nascimento*", "altura_cm", "Telefone", ""]), [
      "name",
      "height",
      "birthdate",
      "height",
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
