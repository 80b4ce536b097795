import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, it } from "node:test";

import { publicationMessage } from "../src/messages/publication";
import { fetchPublicationStatus, parseStatus } from "../src/publish/publication-status";
import { signBody } from "../src/publish/signed-call";

const NOON = "2026-03-01T12:00:00.000Z";
const LATER = "2026-03-01T12:00:31.400Z";

describe("the state of a publication", () => {
  const cases: [string, unknown, unknown][] = [
    [
      "runs",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: null, error: null, warning: null }] },
      { state: "publishing", since: NOON },
    ],
    [
      "waits for another",
      { isQueued: true, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: null }] },
      { state: "publishing", since: NOON },
    ],
    [
      "went well",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: null }] },
      { state: "live", at: LATER, seconds: 31, warning: null },
    ],
    [
      "went well but for a link",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: null, warning: "a link is dead" }] },
      { state: "live", at: LATER, seconds: 31, warning: "a link is dead" },
    ],
    [
      "failed",
      { isQueued: false, builds: [{ startedAt: NOON, endedAt: LATER, error: "no page", warning: null }] },
      { state: "failed", at: LATER, problem: "no page" },
    ],
    [
      "was before the last start",
      { isQueued: false, builds: [], liveSince: NOON },
      { state: "live", at: NOON, seconds: null, warning: null },
    ],
    ["has not happened", { isQueued: false, builds: [] }, { state: "unknown" }],
    ["is told in a shape that nobody knows", { builds: [{ endedAt: 3 }] }, { state: "unknown" }],
    ["is nothing", null, { state: "unknown" }],
  ];
  for (const [name, answer, expected] of cases) it(name, () => assert.deepEqual(parseStatus(answer), expected));
});

it("asks the site with a signature, and knows nothing when it is gone", async () => {
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
  assert.deepEqual(await fetchPublicationStatus(url, "shared"), { state: "live", at: LATER, seconds: 31, warning: null });
  assert.equal(isSigned, true);
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(await fetchPublicationStatus(url, "shared"), { state: "unknown" });
});

it("says why a publication failed, in the language of the admin", () => {
  const failed = { state: "failed", at: LATER, problem: "a page is missing" } as const;
  assert.match(publicationMessage(failed, "pt").details ?? "", /O site continua como estava\. Motivo: a page is missing/);
  assert.match(publicationMessage(failed, "en").details ?? "", /The site is unchanged\. Reason: a page is missing/);
  assert.match(
    publicationMessage({ state: "live", at: LATER, seconds: 31, warning: null }, "pt").summary,
    /^No ar desde .*\d\d:\d\d \(31 s\)$/,
  );
});

it("says what to mend in what is live, in the language of the admin", () => {
  const live = { state: "live", at: LATER, seconds: null, warning: "a link is dead" } as const;
  assert.match(publicationMessage(live, "pt").summary, /^No ar desde .*, com um aviso$/);
  assert.equal(publicationMessage(live, "pt").details, "Está no ar, mas há algo a corrigir: a link is dead.");
  assert.equal(publicationMessage(live, "en").details, "It is live, but there is something to correct: a link is dead.");
});
