// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import { expireImports } from "../job/expire-imports";
import { importFile, importFolder } from "../job/import-folder";
import { runImports } from "../job/run-imports";
import { aCsv, type ImportCalls, openImportCalls } from "../../../tests/builders/imports";
import { aPhoto } from "../../../tests/builders/photos";
import { aChild, anAdult, CONSENT, type Files } from "../../../tests/builders/rosters";
import { aWorkbookOf, aZip } from "../../../tests/builders/workbooks";
import { programArguments } from "../../../tests/setup/program";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let calls: ImportCalls;

before(async () => {
  roles = await openRoleSessions();
  for (const category of ["kids", "teens", "talents"])
    await roles.payload.create({ collection: "categories", data: { category }, overrideAccess: true });
  calls = openImportCalls(roles);
});

after(() => roles.close());

beforeEach(async () => {
  for (const collection of ["consents", "talents", "media"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
  await roles.payload.db.deleteMany({ collection: "roster-imports", where: { id: { exists: true } } });
  await expireImports(roles.payload); // folders without a record
});

const count = async (collection: "talents" | "media" | "consents"): Promise<number> =>
  (await roles.payload.count({ collection, overrideAccess: true })).totalDocs;

const run = (): Promise<void> => runImports(roles.payload);

const filesOf = (id: number): string[] => (existsSync(importFolder(id)) ? readdirSync(importFolder(id)).sort() : []);

const linesIn = (id: number, file: "plan" | "result"): string[] =>
  existsSync(importFile(id, file)) ? readFileSync(importFile(id, file), "utf8").split("\n").filter(Boolean) : [];

const somePeople = (number: number) =>
  Array.from({ length: number }, (_, index) => anAdult({ Nome: `Pessoa ${index + 1}`, Código: `P-${index + 1}` }));

const somePictures = async (number: number): Promise<Files> => {
  const photos = Array.from({ length: number }, async (_, index) => {
    const photo = await aPhoto(`#${(0x111111 + index * 977).toString(16)}`);
    return [`p-${index + 1}/capa.jpg`, photo] as const;
  });
  return Object.fromEntries(await Promise.all(photos));
};

const importAll = async (id: number): Promise<void> => {
  await calls.plan(id);
  await run();
  await calls.post(`/${id}/start`);
  await run();
};

describe("an import in the admin", () => {
  it("writes nothing before it is started, then everything, and deletes what was uploaded", async () => {
    const lines = [anAdult({ "Alt. do modelo": "1,70" }), aChild(CONSENT), anAdult({ Nome: "Eva Reis", Cabelo: "Castanho Claroo" })];
    const id = await calls.open(lines, { "ana-prado/capa.jpg": await aPhoto("#010203"), "bia-lima-01.jpg": await aPhoto("#030201") });
    const { columns } = (await calls.call(`/${id}/columns`)).read;
    const unknown = columns.find(({ header }: { header: string }) => header === "Alt. do modelo");
    assert.deepEqual(unknown, { header: "Alt. do modelo", field: null, examples: ["1,70"] });
    const chosen = columns.map(({ header, field }: { header: string; field: string }) => [
      header,
      header === "Alt. do modelo" ? "height" : field,
    ]);
    await calls.post(`/${id}/plan`, { columns: Object.fromEntries(chosen) });
    await run();

    const planned = await calls.call(`/${id}`);
    assert.deepEqual([planned.state, planned.counts], ["planned", { new: 2, changed: 0, same: 0, refused: 1 }]);
    assert.deepEqual([await count("talents"), await count("media"), await count("consents")], [0, 0, 0]);
    const { rows } = await calls.call(`/${id}/rows?outcome=refused`);
    assert.equal(rows.length, 1);
    assert.match(rows[0].remarks.join(" "), /“Castanho Claroo” não foi entendido\. Seria “Castanho Claro”/);
    const { rows: fresh } = await calls.call(`/${id}/rows?outcome=new`);
    const picture = await calls.call(`/${id}/pictures/${fresh[0].pictures[0].place + 1}`);
    assert.equal(Buffer.from(picture).subarray(8, 12).toString(), "WEBP");

    await calls.post(`/${id}/start`);
    await run();
    const done = await calls.call(`/${id}`);
    assert.deepEqual([done.state, done.counts, done.done], ["done", { new: 2, changed: 0, same: 0, refused: 1 }, 3]);
    assert.deepEqual([await count("talents"), await count("media"), await count("consents")], [2, 2, 1]);
    const { docs } = await roles.payload.find({ collection: "talents", where: { name: { equals: "Ana Prado" } }, overrideAccess: true });
    assert.equal(docs[0]?.height, "170");
    const report = String(await calls.call(`/${id}/report`));
    assert.match(report, /"Bia Lima";"novo"/);
    assert.match(report, /"Eva Reis";"recusado"/);
    // A row was refused: the table may be corrected without uploading the pictures again.
    assert.ok(filesOf(id).includes("pictures.zip"));
    await calls.upload(id, "table", aCsv(lines.slice(0, 2)));
    await calls.plan(id); // the choice of columns is remembered
    await run();
    assert.deepEqual((await calls.call(`/${id}`)).counts, { new: 0, changed: 0, same: 2, refused: 0 });
    await calls.post(`/${id}/start`);
    await run();
    assert.deepEqual(filesOf(id), ["result.jsonl"]);
  });

  it("lists each file with its owner, and those of nobody, on the screen and in the report", async () => {
    const photo = await aPhoto("#040506");
    const id = await calls.open([anAdult()], {
      "ana-prado/01.jpg": photo,
      "ana-prado/2/2.jpg": await aPhoto("#060504"),
      "Ana Pradoo/1.jpg": photo,
    });
    await calls.plan(id);
    await run();
    const { rows, unmatched } = await calls.call(`/${id}/rows`);
    assert.deepEqual(
      rows[0].pictures.map(({ label }: { label: string }) => label),
      ["ana-prado/01.jpg (Capa)", "ana-prado/2/2.jpg (Book)"],
    );
    assert.deepEqual(unmatched, ["Ana Pradoo/1.jpg"]);
    const report = String(await calls.call(`/${id}/report`));
    assert.match(report, /ana-prado\/01\.jpg \(Capa\), ana-prado\/2\/2\.jpg \(Book\)/);
    assert.match(report, /"sem dono".*"Ana Pradoo\/1\.jpg"/);
    await calls.post(`/${id}/start`);
    await run();
    const { docs } = await roles.payload.find({ collection: "talents", depth: 0, overrideAccess: true });
    await roles.payload.delete({ collection: "talents", id: docs[0]?.id ?? 0, overrideAccess: true });
    assert.deepEqual((await calls.call(`/${id}/rows`)).unmatched, [], "a file may be named after an erased person");
  });

  it("asks for the sheet when several have names, and reads hidden rows when it is told to", async () => {
    const people = (names: readonly string[]) => [
      ["Nome", "Nascimento", "Gênero", "Categorias"],
      ...names.map((name) => [name, "09/03/1990", "F", "talents"]),
    ];
    const { id } = await calls.post("");
    const sheets = [
      { name: "Capa", rows: [["Elenco"]] },
      { name: "A", rows: people(["Ana"]) },
      { name: "B", rows: [["Elenco B"], ...people(["Bia", "Eva"])], hiddenRows: [3] },
    ];
    await calls.upload(id, "table", await aWorkbookOf(sheets));
    const asked = await calls.call(`/${id}/columns`);
    assert.deepEqual([asked.read, asked.sheets], [null, ["Capa", "A", "B"]]);
    assert.match(asked.problem, /“A”, “B”/);
    const { read } = await calls.call(`/${id}/columns?sheet=B`);
    assert.deepEqual([read.sheet, read.headerRow, read.rows, read.hidden], ["B", 2, 1, { rows: 1, columns: 0 }]);
    for (const [includesHidden, names] of [
      [false, ["Eva"]],
      [true, ["Bia", "Eva"]],
    ] as const) {
      await calls.post(`/${id}/plan`, { columns: {}, sheet: "B", includesHidden });
      await run();
      const { rows } = await calls.call(`/${id}/rows`);
      assert.deepEqual(
        rows.map(({ name }: { name: string }) => name),
        names,
      );
    }
  });

  it("asks which of two columns is the field", async () => {
    const id = await calls.open([anAdult({ Altura: "170", "Altura (cm)": "171" })]);
    const answer = await roles.ask("admin", `/desk/imports/${id}/plan`, { method: "POST", json: { columns: {} } });
    assert.equal(answer.status, 422);
    assert.match(answer.body.errors[0].message, /“Altura” \+ “Altura \(cm\)”/);
    await calls.post(`/${id}/plan`, { columns: { "Altura (cm)": null } });
  });

  it("shows each changed field as it is and as it will be", async () => {
    const id = await calls.open([anAdult({ Altura: "170", Olhos: "azuis" })]);
    await importAll(id);
    const again = await calls.open([anAdult({ Altura: "1,72", Olhos: "verdes" })]);
    await calls.plan(again);
    await run();
    const { rows } = await calls.call(`/${again}/rows?outcome=changed`);
    assert.deepEqual(rows[0].changes, [
      { label: "Altura", was: "170", becomes: "172" },
      { label: "Olhos", was: "Azul", becomes: "Verde" },
    ]);
  });

  it("is alone: another one, new files or a second start are refused while it runs", async () => {
    const id = await calls.open([anAdult()]);
    const other = await roles.ask("admin", "/desk/imports", { method: "POST", json: {} });
    assert.equal(other.status, 409);
    await calls.plan(id);
    for (const path of ["start", "plan", "discard", "files/table?offset=0&total=3"])
      assert.equal((await roles.ask("admin", `/desk/imports/${id}/${path}`, { method: "POST", json: {} })).status, 409, path);
    assert.match(other.body.errors[0].message, /outra importação/);
  });

  it("writes with the rights of the account that started it, and not at all once that is no admin any more", async () => {
    const id = await calls.open([anAdult()]);
    await calls.plan(id);
    await run();
    await calls.post(`/${id}/start`);
    const account = Number(roles.session("admin").id);
    await roles.payload.db.updateOne({ collection: "users", id: account, data: { role: "editor" } });
    await run();
    await roles.payload.db.updateOne({ collection: "users", id: account, data: { role: "admin" } });
    const { state, problem } = await calls.call(`/${id}`);
    assert.equal(state, "failed");
    assert.match(problem, /A conta que começou a importação/);
    assert.equal(await count("talents"), 0);
  });

  it("says why a table cannot be read", async () => {
    const id = await calls.open([anAdult()]);
    await calls.upload(id, "table", Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
    assert.match((await calls.call(`/${id}/columns`)).problem, /salve de novo como \.xlsx/);
  });
});

/** A separate process with the same database and folder. */
const startPanel = () =>
  spawn(process.execPath, programArguments("tests/setup/run-imports.ts"), {
    cwd: path.resolve(import.meta.dirname, "../../.."),
    // Without the runner's own variable, which makes a child report to it.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, PAYLOAD_LOG_LEVEL: "silent" },
    stdio: "ignore",
  });

const ended = (child: ReturnType<typeof startPanel>) => new Promise((resolve) => child.once("exit", resolve));

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
};

describe("the job of an import", { timeout: 120_000 }, () => {
  it("continues after a crash: nobody is stored twice, and the report has every row", async () => {
    const id = await calls.open(somePeople(12), await somePictures(12));
    await calls.plan(id);
    await run();
    await calls.post(`/${id}/start`);
    const child = startPanel();
    await until(() => linesIn(id, "result").length >= 3);
    child.kill("SIGKILL");
    await ended(child);
    const before = linesIn(id, "result").length;
    assert.ok(before < 12, "it crashed on the way");
    assert.equal((await calls.call(`/${id}`)).state, "importing");
    await run();
    const { state, counts, done } = await calls.call(`/${id}`);
    assert.deepEqual([state, done, counts.refused], ["done", 12, 0]);
    assert.ok(counts.new >= 11, "the row in progress may have been stored before the crash");
    assert.deepEqual([await count("talents"), await count("media")], [12, 12]);
    assert.equal(linesIn(id, "result").length, 12);
  });

  it("stops after the row in progress when somebody asks for it, and goes on", async () => {
    const id = await calls.open(somePeople(12), await somePictures(12));
    await calls.plan(id);
    await run();
    await calls.post(`/${id}/start`);
    const running = run();
    await until(() => linesIn(id, "result").length >= 2);
    await calls.post(`/${id}/stop`);
    await running;
    const stopped = await calls.call(`/${id}`);
    assert.equal(stopped.state, "stopped");
    assert.ok(stopped.done >= 2 && stopped.done < 12);
    assert.equal(await count("talents"), stopped.done);
    await calls.post(`/${id}/start`);
    await run();
    assert.deepEqual([(await calls.call(`/${id}`)).state, await count("talents"), await count("media")], ["done", 12, 12]);
  });

  it("is done once by two panels on one database", async () => {
    const id = await calls.open(somePeople(6), await somePictures(6));
    await calls.plan(id);
    await run();
    await calls.post(`/${id}/start`);
    const other = startPanel();
    await Promise.all([ended(other), run()]);
    await run();
    assert.deepEqual([(await calls.call(`/${id}`)).state, await count("talents"), await count("media")], ["done", 6, 6]);
    assert.equal(linesIn(id, "result").length, 6);
  });
});

describe("uploads of an import", () => {
  it("continue where they were interrupted", async () => {
    const { id } = await calls.post("");
    const zip = await aZip({ "a/capa.jpg": await aPhoto() });
    const half = Math.floor(zip.length / 2);
    const send = (offset: number, data: Buffer) =>
      calls.call(`/${id}/files/pictures?offset=${offset}&total=${zip.length}`, { method: "POST", bytes: data });
    assert.deepEqual(await send(0, zip.subarray(0, half)), { received: half, total: zip.length });
    // A part that does not fit is ignored, and the response says where to continue.
    assert.deepEqual(await send(half + 5, zip.subarray(half + 5)), { received: half, total: zip.length });
    assert.deepEqual((await calls.call(`/${id}`)).uploads.pictures, { received: half, total: zip.length });
    await send(half, zip.subarray(half));
    assert.deepEqual(readFileSync(importFile(id, "pictures")), zip);
  });

  it("are refused before the first byte when they are too large", async () => {
    const { id } = await calls.post("");
    const total = 25 * 1024 * 1024;
    const answer = await roles.ask("admin", `/desk/imports/${id}/files/table?offset=0&total=${total}`, { method: "POST", json: {} });
    assert.equal(answer.status, 422);
    assert.match(answer.body.errors[0].message, /grande demais/);
    assert.deepEqual(filesOf(id), []);
  });

  it("are deleted with report and record after a week", async () => {
    const id = await calls.open([anAdult()]);
    await expireImports(roles.payload);
    assert.deepEqual(filesOf(id), ["table"]);
    const updatedAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    await roles.payload.db.updateOne({ collection: "roster-imports", id, data: { updatedAt } });
    await expireImports(roles.payload);
    assert.ok(!existsSync(importFolder(id)));
    assert.equal((await roles.ask("admin", `/desk/imports/${id}`)).status, 404);
  });

  it("lose an erased person: the report their row, and a table that names them goes", async () => {
    const id = await calls.open([anAdult(), anAdult({ Nome: "Eva Reis" }), anAdult({ Nome: "Sem Gênero", Gênero: "?" })]);
    await importAll(id);
    assert.ok(filesOf(id).includes("table"));
    await roles.payload.delete({ collection: "talents", where: { name: { equals: "Ana Prado" } }, overrideAccess: true });
    assert.deepEqual(filesOf(id), ["result.jsonl"]);
    const report = String(await calls.call(`/${id}/report`));
    assert.doesNotMatch(report, /Ana Prado/);
    assert.match(report, /Eva Reis/);
    assert.doesNotMatch(readFileSync(importFile(id, "result"), "utf8"), /Ana Prado/);
  });
});
