// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";

import { waitUntil } from "../../../../tests/wait";
import { readArguments, UsageError } from "../../../scripts/import-arguments";
import { aPhoto } from "../../../tests/builders/photos";
import { storeRecord } from "../../../tests/builders/records";
import { aWorkbook, aWorkbookOf, aZip } from "../../../tests/builders/workbooks";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { programArguments } from "../../../tests/setup/program";

const PANEL = path.resolve(import.meta.dirname, "../../..");
const PROGRAM = programArguments("scripts/import-roster.ts");

let store: TestStore;
let folder: string;

before(async () => {
  store = await openStore();
  await storeRecord(store.payload, "categories", { category: "talents" });
  folder = await mkdtemp(path.join(tmpdir(), "roster-"));
});

after(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (args: readonly string[]): ChildProcess => spawn(process.execPath, [...PROGRAM, ...args, "--language", "en"], { cwd: PANEL });

type Run = { code: number | null; output: string };

const finish = async (child: ChildProcess): Promise<Run> => {
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended]);
  return { code, output: output + errors };
};

const run = (...args: string[]): Promise<Run> => finish(start(args));

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
};

const countTalents = async (): Promise<number> => (await store.payload.count({ collection: "talents", overrideAccess: true })).totalDocs;

const LINE = ["Ana Prado", "09/03/1990", "F", "talents"];
const HEADERS = ["Nome", "Nascimento", "Gênero", "Categorias"];

describe("npm run import", () => {
  it("shows in a dry run what it then imports, from XLSX with a ZIP of pictures", async () => {
    const table = await write("elenco.xlsx", await aWorkbook([HEADERS, LINE]));
    const zip = await write("fotos.zip", await aZip({ "ana-prado/capa.jpg": await aPhoto(), "__MACOSX/ana-prado/._capa.jpg": "x" }));
    const dry = await run(table, "--pictures", zip, "--dry-run");
    assert.equal(dry.code, 0, dry.output);
    assert.match(dry.output, /1 new, 0 changed, 0 same, 0 refused/);
    assert.match(dry.output, /Nothing was written/);
    assert.equal(await countTalents(), 0);
    const real = await run(table, "--pictures", zip);
    assert.equal(real.code, 0, real.output);
    assert.equal(await countTalents(), 1);
    const report = path.join(folder, "elenco-report.csv");
    assert.match(await readFile(report, "utf8"), /Ana Prado/);
    assert.equal((await stat(report)).mode & 0o777, 0o600);
  });

  it("ends with code 1 and names the reason when a row is refused, and takes pictures from a folder", async () => {
    const table = await write("refused.csv", "Nome;Nascimento;Gênero;Telefone\nEva;31/02/1990;F;1\nEva Luz;01/02/1990;F;1\n");
    await write("pictures/eva-luz/01.jpg", await aPhoto("#00ff00"));
    const { code, output } = await run(table, "--pictures", path.join(folder, "pictures"), "--report", path.join(folder, "r.csv"));
    assert.equal(code, 1, output);
    assert.match(output, /Columns that are not imported: Telefone/);
    assert.match(output, /Row 2, Eva: Birthdate: “31\/02\/1990” was not understood/);
    assert.match(await readFile(path.join(folder, "r.csv"), "utf8"), /Eva Luz/);
  });

  it("ends with code 2 and plain words when the command or a file is not right", async () => {
    const table = await write("no-name.csv", "Altura;Nascimento\n1,70;01/02/1990\n");
    for (const [args, words] of [
      [[], /Name one table[^]*Usage: npm run import/],
      [[path.join(folder, "missing.csv")], /Could not open/],
      [[table], /No column has the talent's name/],
      [[table, "--pictures", table], /The ZIP could not be read/],
    ] as const) {
      const { code, output } = await run(...args);
      assert.equal(code, 2, output);
      assert.match(output, words);
      assert.doesNotMatch(output, /\n {4}at /, "no stack is shown");
    }
  });

  it("stops after the row in progress at Ctrl+C with code 130; the same command continues", async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `Nome ${index};09/03/1990;F;talents`);
    const table = await write("long.csv", [HEADERS.join(";"), ...lines].join("\n"));
    const before = await countTalents();
    const child = start([table]);
    const result = finish(child);
    try {
      await waitUntil("talents are imported", async () => (await countTalents()) > before, 120);
    } finally {
      child.kill("SIGINT");
    }
    const { code, output } = await result;
    assert.equal(code, 130, output);
    assert.match(output, /Stopped after \d+ of 3000 rows/);
    const stored = (await countTalents()) - before;
    assert.ok(stored < 3000);
    const dry = await run(table, "--dry-run");
    assert.match(dry.output, new RegExp(`${3000 - stored} new, 0 changed, ${stored} same, 0 refused`));
  });
});

describe("npm run import with a table as agencies have them", () => {
  const PEOPLE = [
    [null, null, null, null, null, "Medidas", null],
    ["Número", "Nome", "Nome artístico", "Nascimento", "Gênero", "Manequim", "Sapato"],
    [1, "Nina Maria Prado", "Nina Prado", "09/03/1990", "F", "38", "37"],
    [2, "Bianca Lima", "Bia Lima", "01/02/1991", "F", new Date("2026-12-10T00:00:00Z"), "36"],
    [3, "Carla Reis", "Carla", "03/04/1992", "F", "40", "38"],
  ];
  const HIDDEN_ROW = 5 + 3;
  const SHEETS = [
    { name: "Capa", rows: [["Casa de Talentos"]] },
    { name: "Elenco", rows: [["Elenco de 2026"], [null], [null], ...PEOPLE], hiddenRows: [HIDDEN_ROW] },
  ];

  it("says what it has read and shows each file with its owner", async () => {
    const table = await write("trabalho.xlsx", await aWorkbookOf(SHEETS));
    const photos = await aZip({
      "Nina Prado/1.jpg": await aPhoto("#101010"),
      "Bia Limaa/1.jpg": await aPhoto("#202020"),
      "Bia Limaa/2.jpg": await aPhoto("#303030"),
    });
    const zip = await write("trabalho.zip", photos);
    const { code, output } = await run(table, "--pictures", zip, "--dry-run");
    assert.equal(code, 1, output);
    for (const line of [
      "Sheet “Elenco”, columns' names in row 5.",
      "Hidden or filtered, and left out: rows 1, columns 0. --include-hidden reads them.",
      'The column “Número” only counts the rows and is not taken for the key. If it is the key: --column "Número=Key"',
      "Columns that are not imported: Número, Nome",
      "Row 6, Nina Prado: Nina Prado/1.jpg (Cover)",
      "Picture without an owner: Bia Limaa/1.jpg",
      "Picture without an owner: Bia Limaa/2.jpg",
      "Row 7, Bia Lima: Jeans: “2026-12-10” is a date that the spreadsheet made of what was typed. Format the column as Text and type it again.",
      "1 new, 0 changed, 0 same, 1 refused",
    ])
      assert.ok(output.includes(line), `${line}\n\n${output}`);
    const all = await run(table, "--dry-run", "--include-hidden", "--sheet", "Elenco");
    assert.match(all.output, /2 new, 0 changed, 0 same, 1 refused/);
  });
});

describe("readArguments", () => {
  it("reads every option", () => {
    const args = ["a.xlsx", "--pictures", "p", "--dry-run", "--column", "Alt.=Altura", "--column", "Tel=", "--sheet", "Elenco"];
    const given = readArguments([...args, "--include-hidden"], "pt_BR.UTF-8");
    assert.deepEqual(given, {
      table: "a.xlsx",
      pictures: "p",
      isDryRun: true,
      choices: new Map([
        ["Alt.", "height"],
        ["Tel", null],
      ]),
      options: { sheet: "Elenco", includesHidden: true },
      report: "a-report.csv",
      account: null,
      language: "pt",
    });
    assert.equal(readArguments(["a"], "C").language, "en");
  });

  for (const args of [[], ["a", "b"], ["a", "--other"], ["a", "--column", "x"], ["a", "--column", "x=y"], ["a", "--language", "fr"]])
    it(`refuses ${JSON.stringify(args)}`, () => assert.throws(() => readArguments(args, ""), UsageError));
});
