// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { parse } from "csv-parse/sync";

import { findAuditOf } from "../../audit/find-audit";
import { readPhone } from "../../../../src/domain/phone";
import { toSpreadsheetCsv } from "../../shared/csv";
import type { AuditEvent } from "../../payload-types";
import { refuseAuditRecords } from "../../../tests/builders/full-disk";
import { storeRecord } from "../../../tests/builders/records";
import { COLUMNS, type Column } from "../../../tests/setup/role-matrix";
import { requestPanel } from "../../../tests/setup/panel-http";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const DAY = "2026-11-20";

let roles: RoleSessions;
let ids: number[];

const aRegistration = (createdAt: string, over: Record<string, unknown> = {}): Promise<number> =>
  storeRecord(roles.payload, "entries", { kind: "workshopContact", name: "Ana", email: "ana@example.com", createdAt, ...over });

before(async () => {
  roles = await openRoleSessions();
  ids = [
    // The first and the last millisecond of the day in São Paulo.
    await aRegistration(`${DAY}T03:00:00.000Z`, {
      name: "João Conceição",
      phone: "+55 (11) 90000-0001",
      city: 'São "Paulo"; SP',
      message: "Um\ndois",
    }),
    await aRegistration("2026-11-21T02:59:59.999Z", {
      name: '=HYPERLINK("http://evil.example","x")',
      city: "@SUM(1)",
      instagram: " -2+3",
      message: "\t=1",
    }),
  ];
  await aRegistration(`${DAY}T02:59:59.999Z`, { name: "Um dia antes" });
  await aRegistration("2026-11-21T03:00:00.000Z", { name: "Um dia depois" });
  await storeRecord(roles.payload, "entries", { kind: "contact", name: "Outro formulário", createdAt: `${DAY}T12:00:00.000Z` });
});
after(() => roles.close());

const exportAs = (column: Column, day = DAY, headers: Record<string, string> = {}) =>
  roles.ask(column, `/desk/export/registrations?day=${day}`, { headers });

const exportsRecorded = async (): Promise<AuditEvent[]> => {
  const where = { action: { equals: "export" } };
  return (await roles.payload.db.find<AuditEvent>({ collection: "audit-events", where, pagination: false, sort: "id" })).docs;
};

describe("the export of workshop registrations", () => {
  it("contains the registrations of one day in São Paulo, as Excel reads them in Brazil", async () => {
    const { status, headers, body } = await exportAs("scout");
    assert.equal(status, 200);
    assert.equal(headers.get("Content-Type"), "text/csv; charset=utf-8");
    assert.equal(headers.get("Content-Disposition"), `attachment; filename="workshop-${DAY}.csv"`);
    assert.equal(headers.get("Cache-Control"), "no-store");
    const text = body.toString("utf8");
    assert.equal(text.charCodeAt(0), 0xfeff);
    const [head, ...rows] = text.slice(1).split("\r\n");
    assert.equal(head, '"Recebido em";"Nome";"E-mail";"Telefone";"Cidade";"Instagram";"Mensagem"');
    assert.equal(
      rows[0],
      `"20/11/2026 00:00";"João Conceição";"ana@example.com";"(+55) (11) 90000-0001";"São ""Paulo""; SP";"";"Um\ndois"`,
    );
    assert.equal(rows.length, 3, text);
  });

  it("contains phone numbers that programs read", async () => {
    const rows = parse(toSpreadsheetCsv(["Telefone"], [["+55 (11) 90000-0001"], ["+351912000001"], ["+1-2"], ["+SUM(1)"]]), {
      bom: true,
      delimiter: ";",
    });
    assert.deepEqual(rows.flat().slice(1), ["(+55) (11) 90000-0001", "(+351) 912 000 001", "'+1-2", "'+SUM(1)"]);
    assert.deepEqual(rows.flat().slice(1, 3).map(readPhone), ["+5511900000001", "+351912000001"]);
  });

  it("contains no text that a spreadsheet calculates", async () => {
    const { body } = await exportAs("scout");
    const row = body.toString("utf8").split("\r\n")[2];
    assert.equal(row, `"20/11/2026 23:59";"'=HYPERLINK(""http://evil.example"",""x"")";"ana@example.com";"";"'@SUM(1)";"'-2+3";"'=1"`);
  });

  it("has column names in the language of the account", async () => {
    const { body } = await exportAs("scout", "2020-01-01", { "Accept-Language": "en" });
    assert.equal(body.toString("utf8").slice(1), '"Received";"Name";"E-mail";"Phone";"City";"Instagram";"Message"\r\n');
  });

  it("is sent to admins and scouts only, and recorded with the account, the records and the day", async () => {
    for (const column of COLUMNS) {
      const before = (await exportsRecorded()).length;
      const isAllowed = column === "admin" || column === "scout";
      assert.equal((await exportAs(column)).status === 200, isAllowed, column);
      const added = (await exportsRecorded()).slice(before);
      assert.deepEqual(
        added.map(({ accountName, store, record, detail }) => [accountName, store, record, detail]),
        isAllowed ? [[column, "entries", ids.join(", "), `workshop registrations of ${DAY}`]] : [],
      );
    }
  });

  it("is sent to the form of the admin, which has the session's cookie alone", async () => {
    const headers = { Cookie: `payload-token=${roles.session("scout").token}`, "Sec-Fetch-Site": "same-origin" };
    assert.equal((await requestPanel(`/desk/export/registrations?day=${DAY}`, { headers })).status, 200);
    const foreign = { ...headers, "Sec-Fetch-Site": "cross-site" };
    assert.notEqual((await requestPanel(`/desk/export/registrations?day=${DAY}`, { headers: foreign })).status, 200);
  });

  it("is found by the audit's search for a person in it", async () => {
    await exportAs("scout");
    assert.ok((await findAuditOf(roles.payload, "joao conceicao")).some(({ action }) => action === "export"));
  });

  it("rejects a missing or impossible day", async () => {
    for (const day of ["", "2026-02-30", "hoje"]) assert.equal((await exportAs("scout", day)).status, 422, day);
  });

  it("is refused while it cannot be recorded", async () => {
    const acceptAgain = await refuseAuditRecords(roles.payload);
    const { status, body } = await exportAs("scout");
    await acceptAgain();
    assert.equal(status, 503);
    assert.match(body.errors[0].message, /não foi feita/);
    assert.doesNotMatch(JSON.stringify(body), /João/);
  });
});
