import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readEnvironment } from "../src/environment";

describe("readEnvironment", () => {
  it("returns defaults without any variable", () => {
    const { port, adminUrl, databaseUrl, mail, retentionMonths, panelSalt } = readEnvironment({});
    assert.deepEqual(
      { port, adminUrl, databaseUrl, mail, retentionMonths, panelSalt },
      {
        port: 4000,
        adminUrl: "http://localhost:4000",
        databaseUrl: null,
        mail: null,
        retentionMonths: 12,
        panelSalt: null,
      },
    );
  });

  it("throws with the name of an invalid variable", () => {
    for (const [name, value] of [
      ["PANEL_PORT", "http"],
      ["PANEL_PORT", "0"],
      ["ENTRY_RETENTION_MONTHS", "-1"],
      ["SITE_TIME_ZONE", "Mars/Olympus"],
      ["DATABASE_URL", "mysql://x"],
      ["PUBLISH_URL", "/api/publish"],
      ["ADMIN_URL", "admin.example.com"],
    ] as const) {
      assert.throws(() => readEnvironment({ [name]: value }), new RegExp(name));
    }
  });

  it("returns mail settings only with SMTP_HOST", () => {
    assert.equal(readEnvironment({ NOTIFY_TO: "equipe@example.com" }).mail, null);
    const { mail } = readEnvironment({ SMTP_HOST: "mail.example.com", NOTIFY_TO: "equipe@example.com" });
    assert.deepEqual([mail?.host, mail?.port, mail?.notifyTo], ["mail.example.com", 587, "equipe@example.com"]);
  });

  it("requires TLS for mail unless SMTP_TLS is off", () => {
    const hasTls = (value: string | undefined) => readEnvironment({ SMTP_HOST: "mail.example.com", SMTP_TLS: value }).mail?.hasTls;
    assert.deepEqual([undefined, "", "on", "off"].map(hasTls), [true, true, true, false]);
    assert.throws(() => hasTls("false"), /SMTP_TLS must be on or off/);
  });
});
