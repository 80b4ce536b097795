// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";

import { addDays } from "../../src/domain/day";
import { environment, readEnvironment } from "../src/environment";
import { dayOf } from "../src/shared/agency-days";
import { storeApplication } from "./builders/applications";
import { storeEnquiry } from "./builders/enquiries";
import { openImportCalls } from "./builders/imports";
import { aPhoto } from "./builders/photos";
import { storeRecord } from "./builders/records";
import { anAdult } from "./builders/rosters";
import { type Column, COLUMNS, readRoleMatrix } from "./setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "./setup/role-sessions";

const { calls } = await readRoleMatrix();

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
  await storeRecord(roles.payload, "categories", { category: "kids" });
  environment.mail = readEnvironment({ SMTP_HOST: "mail.example.com" }).mail;
  roles.payload.sendEmail = () => Promise.resolve();
});

after(() => roles.close());

type Request = { path: string; json?: unknown; bytes?: Uint8Array };

const application = (): Promise<number> => storeApplication(roles.payload);
const aTalent = (): Promise<number> => storeRecord(roles.payload, "talents", { _status: "published" });
const aPackage = (): Promise<number> => storeRecord(roles.payload, "packages");

const packageForm = async () => ({
  title: "Campanha",
  client: "",
  message: "",
  language: "pt",
  talents: [{ id: await aTalent() }],
  expiresOn: addDays(dayOf(new Date()), 1),
});

const enquiry = (): Promise<number> => storeEnquiry(roles.payload);

/** A batch of the role's own decision, which the role may undo. */
const ownBatch = async (column: Column): Promise<string> => {
  const json = { ids: [await application()], status: "seen" };
  const { body } = await roles.ask(column, "/desk/decisions", { method: "POST", json });
  return body.batch ?? "none";
};

/** An admin's import with a table; only one import may be unfinished. */
const anImport = async (state: "open" | "planned" = "open", files: Record<string, Buffer> = {}): Promise<string> => {
  await roles.payload.db.deleteMany({ collection: "roster-imports", where: { id: { exists: true } } });
  const calls = openImportCalls(roles);
  const id = await calls.open([anAdult()], files);
  await roles.payload.db.updateOne({ collection: "roster-imports", id, data: { state } });
  return `/desk/imports/${id}`;
};

const noImport = async (): Promise<string> => {
  await roles.payload.db.deleteMany({ collection: "roster-imports", where: { id: { exists: true } } });
  return "/desk/imports";
};

/** For each endpoint a valid request; only the account's rights may cause a rejection. */
const REQUESTS: Readonly<Record<string, (column: Column) => Promise<Request>>> = {
  "GET /desk/summary": async () => ({ path: "/desk/summary" }),
  "GET /desk/applications": async () => ({ path: "/desk/applications" }),
  "GET /desk/applications/:id": async () => ({ path: `/desk/applications/${await application()}` }),
  "POST /desk/applications/:id/talent": async () => ({ path: `/desk/applications/${await application()}/talent`, json: {} }),
  "POST /desk/applications/:id/talent/remove": async () => {
    const id = await application();
    await roles.ask("admin", `/desk/applications/${id}/talent`, { method: "POST" });
    return { path: `/desk/applications/${id}/talent/remove`, json: {} };
  },
  "POST /desk/decisions": async () => ({ path: "/desk/decisions", json: { ids: [await application()], status: "seen" } }),
  "POST /desk/decisions/:batch/undo": async (column) => ({ path: `/desk/decisions/${await ownBatch(column)}/undo`, json: {} }),
  "POST /desk/search/:list": async () => ({ path: "/desk/search/enquiries", json: {} }),
  "POST /desk/notes": async () => ({ path: "/desk/notes", json: { ids: [await application()], note: "Ligar" } }),
  "GET /desk/enquiries": async () => ({ path: "/desk/enquiries" }),
  "GET /desk/enquiries/:id": async () => ({ path: `/desk/enquiries/${await enquiry()}` }),
  "GET /desk/registrations": async () => ({ path: "/desk/registrations" }),
  "GET /desk/export/store": async () => ({ path: "/desk/export/store" }),
  "GET /desk/export/progress": async (column) => {
    if (column === "admin") await roles.ask(column, "/desk/export/store?key=one");
    return { path: "/desk/export/progress?key=one" };
  },
  "POST /desk/invitations": async () => ({
    path: "/desk/invitations",
    json: { name: "Bia", email: `${randomUUID()}@example.com`, role: "scout" },
  }),
  "POST /desk/invitations/:id": async () => ({ path: `/desk/invitations/${await storeRecord(roles.payload, "users")}`, json: {} }),
  "GET /desk/export/registrations": async () => ({ path: "/desk/export/registrations?day=2026-11-23" }),
  "POST /desk/entries/:id": async () => ({ path: `/desk/entries/${await enquiry()}`, json: { status: "seen" } }),
  "POST /desk/entries/:id/answers": async () => ({
    path: `/desk/entries/${await enquiry()}/answers`,
    json: { way: "mail", template: "enquiry" },
  }),
  "POST /desk/entries/:id/mail": async () => ({
    path: `/desk/entries/${await enquiry()}/mail`,
    json: { template: "enquiry", subject: "Oi", text: "Oi" },
  }),
  "POST /desk/demo/remove": async () => ({ path: "/desk/demo/remove", json: { name: "Agência" } }),
  "POST /desk/checklist/dismiss": async () => ({ path: "/desk/checklist/dismiss", json: {} }),
  "POST /desk/packages": async () => ({ path: "/desk/packages", json: await packageForm() }),
  "POST /desk/packages/:id": async () => ({ path: `/desk/packages/${await aPackage()}`, json: await packageForm() }),
  "POST /desk/packages/:id/revoke": async () => ({ path: `/desk/packages/${await aPackage()}/revoke`, json: {} }),
  "POST /desk/packages/:id/duplicate": async () => ({ path: `/desk/packages/${await aPackage()}/duplicate`, json: {} }),
  "GET /desk/packages/:id/replies": async () => ({ path: `/desk/packages/${await aPackage()}/replies` }),
  "GET /desk/talents/:id/pictures": async () => ({ path: `/desk/talents/${await storeRecord(roles.payload, "talents")}/pictures` }),
  "GET /desk/package-talents": async () => ({ path: "/desk/package-talents?q=Registro" }),
  "POST /desk/imports": async () => ({ path: await noImport(), json: {} }),
  "GET /desk/imports/:id": async () => ({ path: await anImport() }),
  "GET /desk/imports/:id/columns": async () => ({ path: `${await anImport()}/columns` }),
  "POST /desk/imports/:id/files/:file": async () => ({
    path: `${await anImport()}/files/table?offset=0&total=4`,
    bytes: Buffer.from("Nome"),
  }),
  "POST /desk/imports/:id/plan": async () => ({
    path: `${await anImport()}/plan`,
    json: { columns: { Nome: "name", Nascimento: "birthdate" } },
  }),
  "POST /desk/imports/:id/start": async () => ({ path: `${await anImport("planned")}/start`, json: {} }),
  "POST /desk/imports/:id/stop": async () => ({ path: `${await anImport()}/stop`, json: {} }),
  "POST /desk/imports/:id/discard": async () => ({ path: `${await anImport()}/discard`, json: {} }),
  "GET /desk/imports/:id/rows": async () => ({ path: `${await anImport()}/rows` }),
  "GET /desk/imports/:id/report": async () => ({ path: `${await anImport()}/report` }),
  "GET /desk/imports/:id/pictures/:place": async () => ({ path: `${await anImport("open", { "a.jpg": await aPhoto() })}/pictures/1` }),
  "POST /desk/word-previews": async () => {
    Object.assign(environment, { siteUrl: "https://www.agencia.example", previewSecret: "secret of the tests" });
    return { path: "/desk/word-previews", json: { words: {}, route: "/", locale: "pt" } };
  },
  "POST /desk/board-rules": async () => ({ path: "/desk/board-rules", json: { rule: "/kids" } }),
  "GET /desk/talent-names": async () => ({ path: "/desk/talent-names?q=a" }),
  "POST /audit-events/search": async () => ({ path: "/audit-events/search", json: { person: "Ana" } }),
  "POST /audit-events/csv": async () => ({ path: "/audit-events/csv", json: {} }),
};

describe("the calls of the desk in docs/roles.md", () => {
  it("are those of the panel, and each has a request here", () => {
    const ofDesk = roles.payload.config.endpoints.filter(({ path }) => path.startsWith("/desk/"));
    const names = ofDesk.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const ofAudit = ["POST /audit-events/csv", "POST /audit-events/search"];
    assert.deepEqual([...calls.keys()].sort(), [...names, ...ofAudit].sort());
    assert.deepEqual(Object.keys(REQUESTS).sort(), [...names, ...ofAudit].sort());
  });

  for (const [name, row] of calls) {
    it(`${name} answers the roles that may call it, and refuses the others`, async () => {
      const [method] = name.split(" ");
      for (const column of COLUMNS) {
        const { path, json, bytes } = (await REQUESTS[name]?.(column)) ?? { path: "/" };
        const { status, body } = await roles.ask(column, path, { method: method as "GET" | "POST", json, bytes });
        const isRefused = column === "anonymous" ? status === 401 || status === 403 : status === 403;
        const isAllowed = row[column].includes("yes");
        // A search responds with a redirect to its list.
        assert.ok(isAllowed ? status === 200 || status === 303 : isRefused, `${column} calls ${path}: ${status}`);
        // A rejection contains no data.
        if (!isAllowed) assert.deepEqual(Object.keys(body), ["errors"], `${column} calls ${path}`);
      }
    });
  }

  it("GET /desk/summary tells an editor nothing of what visitors sent", async () => {
    await application();
    const { body } = await roles.ask("editor", "/desk/summary");
    assert.doesNotMatch(JSON.stringify(body), /Ana Clara|"(applications|enquiries|registrations)":\s*[{[1-9]/);
  });
});
