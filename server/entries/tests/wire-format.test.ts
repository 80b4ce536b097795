import { consentVersion } from "../../../src/config/consent-wording";
import { consentHash, plainConsent } from "../intake/entry-words";
import type { StoredEntry } from "../../../tests/fakes/upstream/entries";
import { WIRE_CHILD_SCOUTING, WIRE_CONTACT, WIRE_SCOUTING, WIRE_WORKSHOP } from "../../../tests/fakes/upstream/wire-entries";
import { waitFor } from "../../../tests/wait";
import { runGateway, TODAY, type RunningGateway } from "../../tests/run-gateway";
import { CHILD, CONTACT, multipart, PHOTOS, scoutingForm, send, WORKSHOP } from "./form-bodies";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

type Fields = Readonly<Record<string, string>>;

const delivered = async (): Promise<StoredEntry> => {
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
  return running.upstream.entries[0]!;
};

/** The part with the hash of the access key, which differs for each entry. */
const ACCESS_KEY_HASH = /--\S+\r\nContent-Disposition: form-data; name="access_key_hash"\r\n\r\n[0-9a-f]{64}\r\n/;

/** A body without its boundary, which is random, without the hash of the access key, and without the bytes of its photos. */
const readableBody = ({ body }: StoredEntry): string => {
  const text = body.toString("utf8").replace(ACCESS_KEY_HASH, "");
  const boundary = text.slice(0, text.indexOf("\r\n"));
  const parts = text.replaceAll(boundary, "--BOUNDARY").split(/(?=--BOUNDARY)/);
  return parts.map((part) => part.replace(/(Content-Type: image\/jpeg\r\n\r\n)[^]*(\r\n)$/, "$1JPEG$2")).join("");
};

const expectedBody = (fields: Fields, photos: readonly string[]): string =>
  [
    ...Object.entries(fields).map(([name, value]) => `--BOUNDARY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ...photos.map(
      (name) =>
        `--BOUNDARY\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.jpg"\r\nContent-Type: image/jpeg\r\n\r\nJPEG\r\n`,
    ),
    "--BOUNDARY--\r\n",
  ].join("");

/** A child's application with the consent to the wording of the plain page. */
const WIRE_CHILD: Fields = {
  ...WIRE_CHILD_SCOUTING,
  contacts: JSON.stringify({
    ...JSON.parse(`${WIRE_CHILD_SCOUTING.contacts}`),
    consent: {
      version: consentVersion("2026-03-01", consentHash("pt")),
      wording: plainConsent("pt"),
      at: new Date(TODAY).toISOString(),
      locale: "pt",
    },
  }),
};

it.each([
  ["a contact form", "contact", () => multipart({ ...CONTACT, subject: "Remover imagens", phone: "11 90000-0001" }), WIRE_CONTACT],
  ["a workshop registration", "workshopContact", () => multipart({ ...WORKSHOP, message: "Um\r\ndois" }), WIRE_WORKSHOP],
  ["an adult's application", "getScouted", () => scoutingForm(), WIRE_SCOUTING],
  ["a child's application", "getScouted", () => scoutingForm(CHILD), WIRE_CHILD],
] as const)("%s (%s) reaches the content store byte for byte in its format", async (...[, entry, body, wire]) => {
  expect((await send(running, entry, await body(), { "accept-language": "pt-BR" })).statusCode).toBe(202);
  expect(readableBody(await delivered())).toBe(expectedBody({ ...wire, locale: "pt" }, entry === "getScouted" ? PHOTOS : []));
});

it("a selection reaches the content store as data after the answers, with its language, and without tokens", async () => {
  const selection = JSON.stringify([{ id: "412", note: "Para maio" }, { id: `7~${"a".repeat(22)}` }, { id: "../x" }]);
  const body = multipart({ ...CONTACT, subject: "Remover imagens", locale: "en", selection });
  expect((await send(running, "contact", body)).statusCode).toBe(202);
  const extras = { locale: "en", selection: '[{"id":"412","note":"Para maio"},{"id":"7"}]' };
  expect(readableBody(await delivered())).toBe(expectedBody({ ...WIRE_CONTACT, ...extras }, []));
});

it.each([
  ["contact", { ...CONTACT, selection: "[" }],
  ["workshopContact", { ...WORKSHOP, selection: '[{"id":"412"}]' }],
])("%s: a selection that is not one, or of another form, is not delivered", async (entry, fields) => {
  expect((await send(running, entry, multipart(fields))).statusCode).toBe(202);
  expect((await delivered()).fields).not.toHaveProperty("selection");
});

it("a child's application reaches a panel that takes JSON with the domain's names and numbers, and six finished photos", async () => {
  await running.close();
  running = await runGateway({ upstream: { content: { takesJsonEntries: true } } });
  expect((await send(running, "getScouted", await scoutingForm(CHILD), { "accept-language": "pt-BR" })).statusCode).toBe(202);
  const { entry, json, fields, files, accessKeyHash } = await delivered();
  const measures = { heightCm: 130, bustCm: null, waistCm: null, hipsCm: null, jeans: 12, shoes: 30.5 };
  const wording = { version: consentVersion("2026-03-01", consentHash("pt")), text: plainConsent("pt") };
  const consent = { wording, at: new Date(TODAY).toISOString(), locale: "pt" };
  expect(json).toEqual({
    answers: {
      ...{ name: "Ana Exemplo", gender: "male", birthdate: "2016-03-09", age: 9, phone: "+55 (11) 90000-0001" },
      ...{ email: "ana@familia.example", city: "Cidade Inventada", instagram: null, tiktok: null, ...measures },
      ...{ hair: "Light Brown", eyes: "Green", guardian: "Pai de Exemplo", consent },
    },
    locale: "pt",
    selection: [],
  });
  expect([entry, fields, Object.keys(files)]).toEqual(["getScouted", {}, PHOTOS]);
  expect(accessKeyHash).toMatch(/^[0-9a-f]{64}$/);
});
