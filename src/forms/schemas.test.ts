import fc from "fast-check";
import { contactValues, scoutingValues, workshopValues } from "../../tests/builders/form-values";
import { contactSchema } from "./contact-schema";
import { readForm } from "./read-form";
import { scoutingSchema } from "./scouting-schema";
import { workshopSchema } from "./workshop-schema";

const TODAY = "2026-11-20";

const problems = (schema: Parameters<typeof readForm>[0], sent: unknown) => {
  const result = readForm(schema, sent);
  return result.ok ? {} : result.error;
};

const missing = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, "forms.required"]));

it.each([
  ["contact", contactSchema, contactValues()],
  ["workshop", workshopSchema, workshopValues()],
  ["scouting", scoutingSchema(TODAY), scoutingValues()],
])("accepts right answers to the %s form", (_name, schema, values) => {
  expect(problems(schema, values)).toEqual({});
});

it.each([
  ["contact", contactSchema, ["name", "email", "phone", "message"]],
  ["workshop", workshopSchema, ["name", "email", "phone", "city", "instagram", "message"]],
  ["scouting", scoutingSchema(TODAY), Object.keys(scoutingValues())],
] as const)("names every missing field of the %s form, once", (_name, schema, fields) => {
  expect(problems(schema, {})).toEqual(missing(...fields));
  const blank = Object.fromEntries(fields.map((field) => [field, " \t"]));
  expect(problems(schema, blank)).toEqual(missing(...fields));
});

it.each([
  [{ name: "Ana 2" }, { name: "forms.name" }],
  [{ email: "ana" }, { email: "forms.email" }],
  [{ phone: "123" }, { phone: "forms.phone" }],
  [{ name: "a".repeat(201) }, { name: "forms.tooLongLine" }],
  [{ message: "a".repeat(5001) }, { message: "forms.tooLongText" }],
  [{ message: "a".repeat(5000) }, {}],
  [{ name: null, message: new Uint8Array(3) }, missing("name", "message")],
  [
    { name: "Ana 2", email: "" },
    { name: "forms.name", email: "forms.required" },
  ],
])("answers the contact form with %j by the errors %j", (changes, expected) => {
  expect(problems(contactSchema, contactValues(changes))).toEqual(expected);
});

it("trims its values, and drops unknown fields", () => {
  const sent = contactValues({ name: "  Joa\u0303o  ", role: "admin" });
  expect(readForm(contactSchema, sent)).toEqual({ ok: true, value: contactValues({ name: "Jo\u00e3o", subject: "" }) });
});

it.each([
  [4996, {}],
  [4997, { message: "forms.tooLongText" }],
])("with a subject of two letters accepts a message of %p letters with %j, since the panel stores both as one", (length, expected) => {
  expect(problems(contactSchema, contactValues({ subject: "Oi", message: "x".repeat(length) }))).toEqual(expected);
});

const CHILD = { birthdate: "21/11/2014", bustCm: "", waistCm: "", hipsCm: "", instagram: "", tiktok: "" };
const GUARDED = { guardian: "Carmem do Vale", consent: "on" };

it.each([
  ["of 18 years today", { birthdate: "20/11/2008" }, {}],
  ["of 17 years", { birthdate: "21/11/2008" }, { guardian: "forms.required", consent: "forms.consent" }],
  ["of 17 years, in the other spelling", { birthdate: "2008-11-21" }, { guardian: "forms.required", consent: "forms.consent" }],
  ["of 17 years with a guardian and no consent", { birthdate: "21/11/2008", guardian: "Carmem do Vale" }, { consent: "forms.consent" }],
  ["of 17 years whose guardian consents", { birthdate: "21/11/2008", ...GUARDED }, {}],
  [
    "of 12 years today without girths and profiles",
    { ...CHILD, ...GUARDED, birthdate: "20/11/2014" },
    missing("bustCm", "waistCm", "hipsCm", "instagram", "tiktok"),
  ],
  ["of 11 years without girths and profiles", { ...CHILD, ...GUARDED }, {}],
  ["of 11 years without a height", { ...CHILD, ...GUARDED, heightCm: "" }, missing("heightCm")],
  ["of 11 years with a girth that nobody has", { ...CHILD, ...GUARDED, bustCm: "64" }, { bustCm: "forms.option" }],
  ["whose guardian's name is none", { guardian: "???" }, { guardian: "forms.name" }],
  ["with a birthdate that is none", { birthdate: "31/02/2010" }, { birthdate: "forms.date" }],
  ["born tomorrow", { birthdate: "21/11/2026" }, { birthdate: "forms.dateAhead" }],
  [
    "with options of no list",
    { heightCm: "170 cm", gender: "x", hair: "Castanho", shoes: "37.25" },
    { heightCm: "forms.option", gender: "forms.option", hair: "forms.option", shoes: "forms.option" },
  ],
])("validates an applicant %s", (_who, changes, expected) => {
  expect(problems(scoutingSchema(TODAY), scoutingValues(changes))).toEqual(expected);
});

it("never throws, and never accepts a form with a missing field", () => {
  const value = fc.oneof(fc.string({ unit: "binary" }), fc.constant(undefined), fc.constant(null), fc.integer(), fc.boolean());
  const sent = fc.record({ name: value, email: value, phone: value, message: value });
  fc.assert(
    fc.property(sent, (values) => {
      const result = readForm(contactSchema, values);
      if (result.ok) for (const text of Object.values(result.value)) expect(text.trim()).not.toBe("");
    }),
  );
});

it("requires guardian and consent of every minor with any other values", () => {
  const day = fc.date({ min: new Date("2008-11-21"), max: new Date("2026-11-20"), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const found = problems(scoutingSchema(TODAY), scoutingValues({ birthdate: date.toISOString().slice(0, 10) }));
      expect(found).toEqual({ guardian: "forms.required", consent: "forms.consent" });
    }),
  );
});
