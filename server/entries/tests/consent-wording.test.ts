import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { consentVersion } from "../../../src/config/consent-wording";
import { CONSENT_WORDING_FIELD } from "../../../src/forms/entry-fields";
import { pageDataFile, pageFile } from "../../../src/lib/gatsby-files";
import { sha256 } from "../../../src/lib/sha256";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { page, pageData } from "../../tests/small-site";
import { CHILD, scoutingForm, send } from "./form-bodies";

const ADDRESS = "/seja-modelo";

/** The wordings of the site's builds, in turn. */
const WORDINGS = ["Autorizo a avaliação.\nPosso voltar atrás.", "Concordo.\nPosso voltar atrás."];
const wordingOf = (build: number): string => WORDINGS[(build - 1) % WORDINGS.length]!;

const scoutingData = (build: number): Readonly<Record<string, string>> => {
  const [consent, hint] = wordingOf(build).split("\n");
  const data = JSON.stringify({ "scouting.field.consent": consent, "scouting.field.consentHint": hint });
  const result = { data: { locales: { edges: [{ node: { ns: "scouting", language: "pt", data } }] } } };
  return { [pageFile(ADDRESS)]: page("formulário"), [pageDataFile(ADDRESS)]: pageData(ADDRESS, result) };
};

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: true, extraFilesOf: scoutingData });
});

afterEach(() => running.close());

const apply = async (changes: Readonly<Record<string, string>>, accept = "application/json") =>
  send(running, "getScouted", await scoutingForm({ ...CHILD, ...changes }), { accept, "idempotency-key": randomUUID() });

const deliveredConsent = async (): Promise<unknown> => {
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
  return JSON.parse(running.upstream.entries[0]?.fields.contacts ?? "").consent;
};

const publishOtherWords = (): Promise<unknown> => running.gateway.releases.request();

it("delivers the wording that the form showed, with its first day and hash as version", async () => {
  const hash = sha256(wordingOf(1));
  expect((await apply({ [CONSENT_WORDING_FIELD]: hash })).statusCode).toBe(202);
  const day = new Date(running.now()).toISOString().slice(0, 10);
  expect(await deliveredConsent()).toMatchObject({ version: consentVersion(day, hash), wording: wordingOf(1), locale: "pt" });
});

it("accepts the wording of a page that was opened before the words changed, also when its release is gone", async () => {
  expect((await running.app.inject({ method: "GET", url: "/api/entry/ticket" })).statusCode).toBe(200);
  await publishOtherWords();
  rmSync(join(running.dataDir, "releases"), { recursive: true });
  await apply({ [CONSENT_WORDING_FIELD]: sha256(wordingOf(1)) });
  expect(await deliveredConsent()).toMatchObject({ wording: wordingOf(1) });
});

it.each([
  ["to a wording that no page had", sha256("Autorizo tudo.")],
  ["that names no wording", ""],
])("refuses a consent %s, and shows the present wording without its tick", async (_case, hash) => {
  const refused = await apply({ [CONSENT_WORDING_FIELD]: hash });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["consent"]]);
  const page = await apply({ [CONSENT_WORDING_FIELD]: hash }, "text/html");
  expect(page.body).toContain('name="consent"');
  expect(page.body).not.toMatch(/name="consent"[^>]* checked/);
  expect(running.upstream.entries).toEqual([]);
});

it("does not ask adults for a wording", async () => {
  const adult = await apply({
    birthdate: "31/01/2000",
    [CONSENT_WORDING_FIELD]: "x",
    guardian: "",
    heightCm: "170",
    ...{ bustCm: "86", waistCm: "60", hipsCm: "88", instagram: "@a", tiktok: "@a", jeans: "38" },
  });
  expect(adult.statusCode).toBe(202);
});
