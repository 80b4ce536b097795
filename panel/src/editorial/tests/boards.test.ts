// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { toRule } from "../boards/rule-address";
import { ruleReportSentences } from "../boards/words";
import { createPayloadStore } from "../../payload-store";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const create = (json: Record<string, unknown>) =>
  roles.ask("editor", "/boards", { method: "POST", json: { _status: "published", ...json } });

const readBoard = async (slug: string) => (await createPayloadStore(roles.payload).boards()).find((board) => board.slug === slug);

const messageOf = (body: { errors?: { data?: { errors?: { message: string }[] } }[] }): string =>
  body.errors?.[0]?.data?.errors?.[0]?.message ?? "";

const saveMenu = (items: readonly Record<string, unknown>[]) => roles.ask("editor", "/globals/menu", { method: "POST", json: { items } });

describe("a board", () => {
  it("gets its address from its name, which no other board may have", async () => {
    const { body } = await create({ name: "Depois dos 40", kind: "picked" });
    assert.equal(body.doc.slug, "depois-dos-40");
    const refused = await create({ name: "Outra", slug: "depois-dos-40", kind: "picked" });
    assert.equal(refused.status, 400);
    assert.match(messageOf(refused.body), /Outra lista já tem este endereço/);
  });

  it("is sent with its talents in the editors' order once it is published", async () => {
    const talents = [await storeRecord(roles.payload, "talents"), await storeRecord(roles.payload, "talents")].reverse();
    const { body } = await create({ name: "Escolhidos", kind: "picked", talents, rule: "/kids", home: true, _status: "draft" });
    assert.equal(await readBoard("escolhidos"), undefined);
    await roles.ask("editor", `/boards/${body.doc.id}`, { method: "PATCH", json: { _status: "published" } });
    const { members, isOnHome, isInMenu } = (await readBoard("escolhidos")) ?? {};
    assert.deepEqual({ members, isOnHome, isInMenu }, { members: { talents }, isOnHome: true, isInMenu: false });
  });

  it("keeps the pasted address of a list as its rule, and refuses any other", async () => {
    const pasted = "https://www.agencia.example/en/kids/meninas?idade=6-9&vistos=40";
    await create({ name: "Por filtro", kind: "rule", rule: pasted });
    assert.deepEqual((await readBoard("por-filtro"))?.members, { rule: "/kids/meninas?idade=6-9" });
    for (const rule of ["", "/blog", "kids", "/kids/meninas/12"]) {
      const refused = await create({ name: `Errada ${rule}`, kind: "rule", rule });
      assert.deepEqual([rule, refused.status], [rule, 400]);
      assert.match(messageOf(refused.body), /Cole o endereço de uma lista/);
    }
  });

  it("has a cover that no talent shows, or else none is sent", async () => {
    const file = await storeRecord(roles.payload, "media");
    await create({ name: "Com capa", kind: "picked", cover: file });
    assert.notEqual((await readBoard("com-capa"))?.cover, null);
    await storeRecord(roles.payload, "talents", { cover: file });
    assert.equal((await readBoard("com-capa"))?.cover, null);
    const refused = await create({ name: "Capa de talento", kind: "picked", cover: file });
    assert.match(messageOf(refused.body), /é de um talento/);
  });
});

describe("a board in the menu", () => {
  it("is an item of its own while it is published", async () => {
    const { body } = await create({ name: "No menu", kind: "picked" });
    const row = { item: "board", board: body.doc.id, shown: true, label: "Lista" };
    assert.equal((await saveMenu([{ item: "blog", shown: true }, row])).status, 200);
    const items = async () => (await createPayloadStore(roles.payload).menu()).map(({ item }) => item);
    assert.deepEqual(await items(), ["blog", "board:no-menu"]);
    assert.equal((await saveMenu([row, row])).status, 400);
    assert.equal((await saveMenu([{ item: "board", shown: true }])).status, 400);
    await roles.ask("editor", `/boards/${body.doc.id}`, { method: "PATCH", json: { _status: "draft" } });
    assert.deepEqual(await items(), ["blog"]);
  });

  it("can be deleted", async () => {
    const { body } = await create({ name: "Apagada", kind: "picked" });
    await saveMenu([{ item: "board", board: body.doc.id, shown: true }]);
    assert.equal((await roles.ask("editor", `/boards/${body.doc.id}`, { method: "DELETE" })).status, 200);
    assert.deepEqual(await createPayloadStore(roles.payload).menu(), []);
  });
});

describe("the rule of a board", () => {
  for (const [pasted, rule] of [
    [" /kids/ ", "/kids"],
    ["https://www.agencia.example/pesquisa?categoria=kids&vistos=20", "/pesquisa?categoria=kids"],
    ["/en/atores/meninos?ordem=nome", "/atores/meninos?ordem=nome"],
    ["javascript:alert(1)", null],
    ["/kids/412/ana", null],
  ] as const)
    it(`of ${JSON.stringify(pasted)} is ${JSON.stringify(rule)}`, () => {
      assert.equal(toRule(pasted), rule);
    });

  it("is described with its count, first names, minors and what the site leaves out", () => {
    const report = { state: "known", address: "/kids", ignored: ["cor"], total: 2, minors: 2, names: ["Ana", "Bia"] } as const;
    const sentences = ruleReportSentences({ ...report, ignored: [...report.ignored], names: [...report.names] }, "pt").join(" ");
    for (const part of ["2 talentos", "Ana, Bia", "2 menores", "cor"]) assert.ok(sentences.includes(part), part);
    assert.match(ruleReportSentences({ state: "unknown", address: "/kids" }, "en").join(" "), /could not be checked/);
  });
});
