import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, it } from "node:test";

import { publicationMessage } from "../words";
import { fetchPublicationStatus, parseStatus, type PublicationStatus } from "../publication-status";
import { signBody } from "../signed-call";

const NOON = "2026-03-01T12:00:00.000Z";
const LATER = "2026-03-01T12:00:31.400Z";

describe("parseStatus", () => {
  const cases: [string, unknown, unknown][] = [
    [
      "returns publishing for a running build",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: null, error: null, warning: null }] },
      { state: "publishing", since: NOON },
    ],
    [
      "returns publishing for a queued build",
      { isQueued: true, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: null }] },
      { state: "publishing", since: NOON },
    ],
    [
      "returns live for a successful build",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: null }] },
      { state: "live", startedAt: NOON, at: LATER, seconds: 31, warning: null },
    ],
    [
      "returns live with a warning",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: "a link is dead" }] },
      { state: "live", startedAt: NOON, at: LATER, seconds: 31, warning: "a link is dead" },
    ],
    [
      "returns failed with the problem",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: "no page", warning: null }] },
      { state: "failed", at: LATER, problem: "no page" },
    ],
    [
      "returns live for a release from before the last start",
      { isQueued: false, builds: [], liveSince: NOON },
      { state: "live", startedAt: null, at: NOON, seconds: null, warning: null },
    ],
    ["returns unknown without a build", { isQueued: false, builds: [] }, { state: "unknown" }],
    ["returns unknown for an invalid build", { builds: [{ endedAt: 3 }] }, { state: "unknown" }],
    ["returns unknown for null", null, { state: "unknown" }],
  ];
  for (const [name, answer, expected] of cases) it(name, () => assert.deepEqual(parseStatus(answer), expected));
});

it("fetches the status with a signed request, and returns unknown when the site does not answer", async () => {
  let isSigned = false;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      isSigned =
        request.url === "/api/publish/status" &&
        request.headers["x-signature"] === signBody(body, "shared") &&
        JSON.parse(body).path === "/api/publish/status";
      response.end(JSON.stringify({ isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: null }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/publish`;
  assert.deepEqual(await fetchPublicationStatus(url, "shared"), { state: "live", startedAt: NOON, at: LATER, seconds: 31, warning: null });
  assert.equal(isSigned, true);
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(await fetchPublicationStatus(url, "shared"), { state: "unknown" });
});

it("publicationMessage contains the reason of a failure, in the language of the admin", () => {
  const failed = { state: "failed", at: LATER, problem: "a page is missing" } as const;
  assert.match(publicationMessage(failed, "pt").details ?? "", /O site continua como estava\. Motivo: a page is missing/);
  assert.match(publicationMessage(failed, "en").details ?? "", /The site is unchanged\. Reason: a page is missing/);
  assert.match(
    publicationMessage({ state: "live", startedAt: NOON, at: LATER, seconds: 31, warning: null }, "pt").summary,
    /^No ar desde .*\d\d:\d\d \(31 s\)$/,
  );
});

it("publicationMessage contains the warning of a live build, in the language of the admin", () => {
  const live = { state: "live", startedAt: null, at: LATER, seconds: null, warning: "a link is dead" } as const;
  assert.match(publicationMessage(live, "pt").summary, /^No ar desde .*, com um aviso$/);
  assert.equal(publicationMessage(live, "pt").details, "Está no ar, mas há algo a corrigir: a link is dead.");
  assert.equal(publicationMessage(live, "en").details, "It is live, but there is something to correct: a link is dead.");
});

it("publicationMessage says when the account's own change is live, and that it is not before", () => {
  const live = { state: "live", startedAt: NOON, at: LATER, seconds: 31, warning: null } as const;
  const clock = { now: new Date(LATER) };
  const summary = (status: PublicationStatus, change: string, language = "pt") =>
    publicationMessage(status, language, { change, clock }).summary;
  assert.equal(summary(live, "2026-03-01T11:59:58.000Z"), "Sua alteração está no ar (31 s)");
  assert.equal(summary(live, "2026-03-01T12:00:05.000Z"), "Publicando a sua alteração…");
  assert.equal(summary({ ...live, startedAt: null }, NOON, "en"), "Publishing your change…");
  assert.equal(summary({ state: "publishing", since: NOON }, "2026-03-01T11:59:58.000Z", "en"), "Publishing your change…");
  assert.match(summary(live, "2026-03-01T11:50:00.000Z"), /^No ar desde/);
  assert.match(summary({ ...live, warning: "a link is dead" }, "2026-03-01T11:59:58.000Z"), /com um aviso$/);
  assert.match(summary({ state: "failed", at: LATER, problem: "no page" }, NOON), /^Não publicado às/);
});
