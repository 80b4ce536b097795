import { BUST_OPTIONS, HEIGHT_OPTIONS } from "../../config/measure-options";
import type { Application } from "../../domain/entry";
import { WIRE_CHILD_SCOUTING, WIRE_CONTACT, WIRE_SCOUTING, WIRE_WORKSHOP } from "../../../tests/fakes/upstream/wire-entries";
import { toWireEntry } from "./wire-entry";

const ENQUIRY = {
  name: "Ana Exemplo",
  email: "ana@familia.example",
  phone: "+55 (11) 90000-0001",
  message: "Remover imagens\r\n\r\nOlá, tudo bem?",
};

const ADULT: Application = {
  name: ENQUIRY.name,
  gender: "female",
  birthdate: "2000-01-31",
  age: 26,
  phone: ENQUIRY.phone,
  email: ENQUIRY.email,
  city: "Cidade Inventada",
  instagram: "@ana.exemplo",
  tiktok: "@ana.exemplo",
  heightCm: 170,
  bustCm: 86,
  waistCm: 60,
  hipsCm: 88,
  jeans: 38,
  shoes: 37,
  hair: "Light Brown",
  eyes: "Green",
  guardian: null,
  consent: null,
};

const CHILD: Application = {
  ...ADULT,
  ...{ gender: "male", birthdate: "2016-03-09", age: 9, heightCm: 130, jeans: 12, shoes: 30.5 },
  ...{ bustCm: null, waistCm: null, hipsCm: null, instagram: null, tiktok: null, guardian: "Pai de Exemplo" },
  consent: { wording: { version: "2026-11-20-3f9a0c1d5b7e2468", text: "Autorizo." }, at: "2026-03-01T15:00:00.000Z", locale: "pt" },
};

const inOrder = (fields: object) => Object.entries(fields);
const BESIDE = { locale: "pt", selection: [], accessKeyHash: "0f".repeat(32) } as const;
const WIRE_BESIDE = { locale: "pt", access_key_hash: BESIDE.accessKeyHash };
const application = (changes: Partial<Application>) => toWireEntry({ kind: "getScouted", answers: { ...ADULT, ...changes }, ...BESIDE });

it.each([
  ["an enquiry", { kind: "contact", answers: ENQUIRY }, WIRE_CONTACT],
  [
    "a workshop registration",
    { kind: "workshopContact", answers: { ...ENQUIRY, city: "Cidade Inventada", instagram: "@ana.exemplo", message: "Um\r\ndois" } },
    WIRE_WORKSHOP,
  ],
  ["an adult's application", { kind: "getScouted", answers: ADULT }, WIRE_SCOUTING],
  ["a child's application", { kind: "getScouted", answers: CHILD }, WIRE_CHILD_SCOUTING],
] as const)("writes %s in the content store's names, formats and order", (_entry, entry, wire) => {
  expect(inOrder(toWireEntry({ ...entry, ...BESIDE }))).toEqual(inOrder({ ...wire, ...WIRE_BESIDE }));
});

it("sends an adult's guardian without a consent", () => {
  expect(application({ guardian: "Carmem do Vale" }).contacts).toBe('{"father":"Carmem do Vale"}');
});

it.each([
  [30, "30/1.0"],
  [170, "170/5.7"],
  [180, "180/5.11"],
  [183, "183/6.0"],
  [200, "200/6.7"],
])("writes a height of %p cm as %p", (heightCm, height) => {
  expect(application({ heightCm })).toMatchObject({ height });
});

it.each([
  [20, "20/7.9"],
  [65, "65/25.6"],
  [127, "127/50.0"],
  [200, "200/78.7"],
])("writes a girth of %p cm as %p", (bustCm, bust) => {
  expect(application({ bustCm })).toMatchObject({ bust });
});

it("writes every option of the form in a format that the content store can read", () => {
  for (const heightCm of HEIGHT_OPTIONS) expect(application({ heightCm }).height).toMatch(/^\d+\/\d\.\d{1,2}$/);
  for (const bustCm of BUST_OPTIONS) expect(application({ bustCm }).bust).toMatch(/^\d+\/\d+\.\d$/);
});

it("writes the selected talents after the language", () => {
  const selection = [
    { talentId: "412", note: "Para maio" },
    { talentId: "7", note: null },
  ];
  const sent = toWireEntry({ kind: "contact", answers: ENQUIRY, ...BESIDE, locale: "en", selection });
  const extras = { locale: "en", selection: '[{"id":"412","note":"Para maio"},{"id":"7"}]', access_key_hash: BESIDE.accessKeyHash };
  expect(inOrder(sent)).toEqual(inOrder({ ...WIRE_CONTACT, ...extras }));
});
