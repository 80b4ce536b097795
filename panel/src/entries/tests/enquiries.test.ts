// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import type { Where } from "payload";

import { findAuditOf } from "../../audit/find-audit";
import { describeEnquiryEvent } from "../describe";
import { enquiryActionOf } from "../entry-keys";
import { formatQuery, parseQuery } from "../entry-lists";
import { talentPageAddress } from "../selected-talents";
import { enquiryMessages } from "../words/enquiries";
import type { AuditEvent } from "../../payload-types";
import { sealSearch } from "../search-where";
import { storeApplication } from "../../../tests/builders/applications";
import { storeEnquiry, storeRegistration } from "../../../tests/builders/enquiries";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";
import { COLUMNS } from "../../../tests/setup/role-matrix";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  await roles.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const store = (over: Record<string, unknown> = {}): Promise<number> => storeEnquiry(roles.payload, over);

const STATUS_BY_COLUMN = { admin: 200, scout: 200, editor: 403, anonymous: 401 } as const;

const ask = async (query = "") => (await roles.ask("scout", `/desk/enquiries?${query}`)).body;

type Item = { id: number; excerpt: string; selected: number; talents: { id: number }[]; assignedTo: number | null; hasNote: boolean };

const idsOf = async (query = ""): Promise<number[]> => (await ask(query)).enquiries.map(({ id }: Item) => id);

const read = async (id: number, query = "") => (await roles.ask("scout", `/desk/enquiries/${id}?${query}`)).body;

const change = (id: number, json: unknown, column: keyof typeof STATUS_BY_COLUMN = "scout") =>
  roles.ask(column, `/desk/entries/${id}`, { method: "POST", json });

const scout = (): number => roles.session("scout").id ?? 0;

const auditOf = async (action: AuditEvent["action"], record: number): Promise<AuditEvent[]> => {
  const where: Where = { and: [{ action: { equals: action } }, { store: { equals: "entries" } }] };
  const { docs } = await roles.payload.db.find<AuditEvent>({ collection: "audit-events", where, pagination: false, sort: "id" });
  return docs.filter(({ record: ids }) => (ids ?? "").split(", ").includes(String(record)));
};

describe("enquiries", () => {
  it("are for admins and scouts alone, at every address", async () => {
    const id = await store({ name: "Segredo" });
    for (const column of COLUMNS) {
      const expected = STATUS_BY_COLUMN[column];
      for (const answer of [
        await roles.ask(column, "/desk/enquiries"),
        await roles.ask(column, `/desk/enquiries/${id}`),
        await change(id, { status: "seen" }, column),
      ]) {
        assert.equal(answer.status, expected, column);
        assert.equal(answer.headers.get("Cache-Control"), "no-store");
        if (expected !== 200) assert.doesNotMatch(JSON.stringify(answer.body), /Segredo/);
      }
    }
  });

  it("begin with the oldest while they wait, with the newest afterwards, and are counted by status", async () => {
    const [first, second] = [await store(), await store()];
    const [done, archived] = [await store({ status: "contacted" }), await store({ status: "declined" })];
    const later = await store({ status: "contacted" });
    await storeApplication(roles.payload);
    await storeRegistration(roles.payload);
    assert.deepEqual(await idsOf(), [first, second]);
    assert.deepEqual(await idsOf("status=contacted"), [later, done]);
    assert.deepEqual(await idsOf("status=declined"), [archived]);
    assert.deepEqual((await ask()).counts, { new: 2, seen: 0, contacted: 2, accepted: 0, declined: 1 });
  });

  it("are found by words of the name, digits of the phone, e-mail and reference, in every status", async () => {
    const id = await store({
      name: "João Ávila",
      phone: "+55 (11) 90000-1234",
      email: "joao@example.com",
      idempotencyKey: "7f3a91c2-0000-4000-8000-000000000000",
      status: "declined",
    });
    await store();
    for (const q of ["avila joao", "90000-1234", "joao@", "7f3a91c2"]) assert.deepEqual(await idsOf(`q=${sealSearch(q)}`), [id], q);
    assert.deepEqual(await idsOf(`q=${sealSearch("avila")}&status=new`), []);
  });

  it("are filtered by the account that works on them", async () => {
    const mine = await store({ assignedTo: scout() });
    const others = await store({ assignedTo: roles.session("admin").id });
    const nobodys = await store();
    assert.deepEqual(await idsOf("assigned=me"), [mine]);
    assert.deepEqual(await idsOf(`assigned=${roles.session("admin").id}`), [others]);
    assert.deepEqual(await idsOf("assigned=none"), [nobodys]);
    assert.deepEqual((await ask("assigned=me")).counts.new, 1);
    assert.deepEqual(await idsOf("assigned=x"), [mine, others, nobodys]);
  });

  it("are listed with the beginning of the message, the first talents, the account and whether they have a note", async () => {
    const talents = await Promise.all(Array.from({ length: 6 }, () => storeRecord(roles.payload, "talents", { _status: "published" })));
    await store({
      message: `Bom dia!\n${"palavra ".repeat(60)}`,
      selection: talents.map((id) => ({ id, note: null })),
      assignedTo: scout(),
      notes: "Ligar",
    });
    const [item] = (await ask()).enquiries as Item[];
    assert.ok(item !== undefined);
    assert.match(item.excerpt, /^Bom dia! palavra .*…$/);
    assert.ok(item.excerpt.length <= 181, item.excerpt);
    assert.deepEqual(
      [item.selected, item.talents.map(({ id }) => id), item.assignedTo, item.hasNote],
      [6, talents.slice(0, 4), scout(), true],
    );
  });

  it("are listed by a talent that they name", async () => {
    const talent = await storeRecord(roles.payload, "talents", { _status: "published" });
    const named = await store({ selection: [{ id: talent, note: "Para maio" }] });
    await store({ selection: [{ id: Number(`${talent}0`) }, { id: Number(`1${talent}`) }], message: String(talent) });
    assert.deepEqual(await idsOf(`talent=${talent}`), [named]);
  });

  it("keep their filters through the address", () => {
    for (const address of [
      "",
      "?talent=12",
      "?status=seen&assigned=me&page=2",
      "?assigned=7&since=2026-11-22T14%3A03%3A00.000Z",
      "?status=all",
    ]) {
      const query = parseQuery("enquiries", Object.fromEntries(new URLSearchParams(address)));
      assert.equal(formatQuery(query), address);
    }
  });
});

describe("an enquiry", () => {
  it("shows message, contact and selection in the visitor's order, with the notes", async () => {
    const [first, second] = [
      await storeRecord(roles.payload, "talents", { name: "Bia", _status: "published" }),
      await storeRecord(roles.payload, "talents", { name: "Ana", _status: "published" }),
    ];
    const selection = [
      { id: first, note: "Papel principal" },
      { id: second, note: null },
    ];
    const id = await store({ name: "Produtora", message: "Um\ndois", selection, locale: "en" });
    const { enquiry, talents } = await read(id);
    assert.deepEqual([enquiry.name, enquiry.message, enquiry.locale, enquiry.status], ["Produtora", "Um\ndois", "en", "new"]);
    assert.deepEqual(
      talents.map((talent: { name: string; note: string | null; isPublished: boolean }) => [talent.name, talent.note, talent.isPublished]),
      [
        ["Bia", "Papel principal", true],
        ["Ana", null, true],
      ],
    );
    assert.match(talents[0].thumbnail, /^\/cms\/api\/media\/thumbnail\/[0-9a-f-]{36}\.(jpg|png|webp)$/);
    assert.equal((await roles.ask("scout", talents[0].thumbnail.replace("/cms/api", ""))).status, 200);
  });

  it("tells a scout nothing of a talent who is not published, and an admin that it is a draft", async () => {
    const draft = await storeRecord(roles.payload, "talents", { name: "Rascunho", _status: "draft" });
    const id = await store({ selection: [{ id: draft, note: "Esta" }, { id: 999_999 }, { id: "x" }, null] });
    const { talents } = await read(id);
    const unknown = { name: null, thumbnail: null, isPublished: false, hasPage: false };
    assert.deepEqual(talents, [
      { ...unknown, id: draft, note: "Esta" },
      { ...unknown, id: 999_999, note: null },
    ]);
    const admin = (await roles.ask("admin", `/desk/enquiries/${id}`)).body.talents[0];
    assert.deepEqual([admin.name, admin.isPublished, admin.hasPage], ["Rascunho", false, false]);
  });

  it("links talents of public categories to the site, and no others", async () => {
    const hidden = await storeRecord(roles.payload, "categories", { category: "TF - Reserva" });
    const open = await storeRecord(roles.payload, "talents", { _status: "published" });
    const reserved = await storeRecord(roles.payload, "talents", { _status: "published", categories: [hidden] });
    const { talents } = await read(await store({ selection: [{ id: open }, { id: reserved }] }));
    assert.deepEqual(
      talents.map(({ isPublished, hasPage }: { isPublished: boolean; hasPage: boolean }) => [isPublished, hasPage]),
      [
        [true, true],
        [true, false],
      ],
    );
    assert.equal(talentPageAddress("https://site.example", 7, "en"), "https://site.example/en/pesquisa/7/talento");
    assert.equal(talentPageAddress(null, 7, "pt"), null);
  });

  it("has the neighbours of the list's order", async () => {
    const [first, second, third] = [await store(), await store(), await store()];
    await store({ status: "seen" });
    assert.deepEqual([(await read(second)).previous, (await read(second)).next], [first, third]);
    assert.deepEqual([(await read(first)).previous, (await read(third)).next], [null, null]);
    assert.deepEqual((await read(second, "status=all")).previous, third);
  });

  it("is not found under the id of another form", async () => {
    const application = await storeApplication(roles.payload);
    for (const id of [application, 999_999, "x"]) assert.equal((await roles.ask("scout", `/desk/enquiries/${id}`)).status, 404);
  });
});

describe("a change of an enquiry or a registration", () => {
  it("sets status, account and note, and writes the history with the account", async () => {
    for (const id of [await store(), await storeRegistration(roles.payload)]) {
      for (const json of [{ status: "contacted" }, { assignedTo: scout() }, { notes: " Ligar amanhã " }, { assignedTo: null }])
        assert.equal((await change(id, json)).status, 200);
      const entry = await roles.payload.findByID({ collection: "entries", id, depth: 0 });
      assert.deepEqual([entry.status, entry.assignedTo, entry.notes], ["contacted", null, "Ligar amanhã"]);
      const { docs } = await roles.payload.find({ collection: "entry-events", where: { entry: { equals: id } }, sort: "id" });
      assert.deepEqual(
        docs.map(({ event, from, to, accountName }) => [event, from ?? null, to ?? null, accountName]),
        [
          ["status", "new", "contacted", "scout"],
          ["assigned", null, String(scout()), "scout"],
          ["note", null, null, "scout"],
          ["assigned", String(scout()), null, "scout"],
        ],
      );
    }
  });

  it("is refused for an application, a missing entry and an incomplete request", async () => {
    const id = await store();
    assert.equal((await change(await storeApplication(roles.payload), { status: "seen" })).status, 404);
    assert.equal((await change(999_999, { status: "seen" })).status, 404);
    for (const json of [{}, { status: "x" }, { notes: 1 }, { notes: "x".repeat(5001) }, []])
      assert.equal((await change(id, json)).status, 422, JSON.stringify(json).slice(0, 50));
  });

  it("changes the notes of an application alone", async () => {
    const id = await storeApplication(roles.payload);
    assert.equal((await change(id, { notes: "Ligar" })).status, 200);
    for (const json of [{ notes: "x", status: "seen" }, { assignedTo: scout() }]) assert.equal((await change(id, json)).status, 404);
    const { notes, status } = await roles.payload.findByID({ collection: "entries", id, depth: 0 });
    assert.deepEqual([notes, status], ["Ligar", "new"]);
  });

  it("assigns to accounts that may read it alone, over Payload's own API too", async () => {
    const id = await store();
    for (const assignedTo of [roles.session("editor").id, 999_999, "x"]) {
      const answer = await change(id, { assignedTo });
      assert.equal(answer.status, 422, String(assignedTo));
      assert.match(answer.body.errors[0].message, /não lê o que visitantes enviaram/);
    }
    const options = { method: "PATCH" as const, json: { assignedTo: roles.session("editor").id } };
    assert.equal((await roles.ask("admin", `/entries/${id}`, options)).status, 422);
    assert.equal((await change(id, { assignedTo: roles.session("admin").id })).status, 200);
  });

  it("keeps the account of an entry whose account lost the right, until somebody chooses another", async () => {
    const former = await storeRecord(roles.payload, "users", { role: "scout" });
    const id = await store({ assignedTo: former });
    await roles.payload.update({ collection: "users", id: former, data: { role: "editor" } });
    assert.equal((await change(id, { notes: "Ainda" })).status, 200);
    assert.equal((await read(id)).enquiry.assignedTo, former);
  });
});

describe("the audit of enquiries", () => {
  it("records lists, reads and changes with the account, and finds the person", async () => {
    const id = await store({ name: "Teodora Única" });
    await ask();
    await read(id);
    await change(id, { status: "seen" });
    for (const action of ["list", "read", "change"] as const) {
      // A list of one record is a read.
      const events = await auditOf(action === "list" ? "read" : action, id);
      assert.ok(
        events.some(({ accountName }) => accountName === "scout"),
        action,
      );
    }
    await store();
    await ask("status=all");
    assert.equal((await auditOf("list", id)).length, 1);
    const found = await findAuditOf(roles.payload, "teodora unica");
    assert.deepEqual([...new Set(found.map(({ action }) => action))].sort(), ["change", "list", "read"]);
  });

  it("records nothing for an editor, who reads nothing", async () => {
    const id = await store();
    await roles.ask("editor", `/desk/enquiries/${id}`);
    assert.deepEqual(await auditOf("read", id), []);
  });
});

describe("the words of an enquiry", () => {
  it("describe the history", () => {
    const item = { id: 1, entry: 1, accountName: null, at: "", from: null, to: null, text: null };
    const assignees = [{ id: 3, name: "Sofia" }];
    const messages = enquiryMessages("en");
    const describe = (over: Partial<Parameters<typeof describeEnquiryEvent>[0]>) =>
      describeEnquiryEvent({ ...item, event: "note", ...over }, { assignees, messages });
    assert.equal(describe({ event: "status", from: "new", to: "contacted" }), "New → Answered");
    assert.equal(describe({ event: "assigned", to: "3" }), "Assigned to: Sofia");
    assert.equal(describe({ event: "assigned", to: "9" }), "Assigned to: An account without access");
    assert.equal(describe({ event: "assigned" }), "Assigned to: Nobody");
    assert.equal(describe({ event: "note" }), "Note changed");
  });

  it("have a key for each step, but not while somebody types", () => {
    const key = { key: "3", ctrlKey: false, metaKey: false, altKey: false, repeat: false, isTyping: false };
    assert.deepEqual(enquiryActionOf(key), { kind: "decide", status: "contacted" });
    assert.deepEqual(enquiryActionOf({ ...key, key: "A" }), { kind: "assign" });
    for (const over of [{ isTyping: true }, { ctrlKey: true }, { repeat: true }, { key: "z" }])
      assert.equal(enquiryActionOf({ ...key, ...over }), null);
  });
});
