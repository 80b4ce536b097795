import { contactValues, scoutingValues, workshopValues } from "../../tests/builders/form-values";
import { required } from "../domain/required";
import type { Result } from "../domain/result";
import { contactSchema } from "./contact-schema";
import { photoProblem } from "./photo-rules";
import { readForm } from "./read-form";
import { scoutingSchema } from "./scouting-schema";
import { toContactEntry } from "./to-contact-entry";
import { toScoutingEntry } from "./to-scouting-entry";
import { toWorkshopEntry } from "./to-workshop-entry";
import { workshopSchema } from "./workshop-schema";

const OCCASION = { today: "2026-11-20", at: "2026-11-20T12:00:00.000Z", locale: "en" } as const;

const taken = <Value>(result: Result<Value, unknown>): Value => required(result.ok ? result.value : null, "value");
const scouting = (changes: Record<string, unknown> = {}) =>
  toScoutingEntry(taken(readForm(scoutingSchema(OCCASION.today), scoutingValues(changes))), OCCASION);

it("writes contact and workshop entries as the upstream expects them", () => {
  expect(toContactEntry(taken(readForm(contactSchema, contactValues({ phone: "11 90000-0001" }))))).toEqual(contactValues());
  expect(toWorkshopEntry(taken(readForm(workshopSchema, workshopValues())))).toEqual(workshopValues());
});

it("writes the subject above the message", () => {
  const values = taken(readForm(contactSchema, contactValues({ subject: " Remover imagens " })));
  expect(toContactEntry(values)).toEqual(contactValues({ message: `Remover imagens\n\n${String(contactValues().message)}` }));
});

it("writes an adult's application with age and birthdate, and without guardian or consent", () => {
  expect(scouting({ consent: "on" })).toEqual({ ...scoutingValues(), birthdate: "1999-03-07", age: "27" });
});

it("writes a minor's guardian and consent", () => {
  const { contacts, age } = scouting({ birthdate: "07/03/2012", father: "Carmem do Vale", consent: "true" });
  expect(age).toBe("14");
  expect(JSON.parse(contacts ?? "")).toEqual({
    father: "Carmem do Vale",
    consent: { version: expect.stringMatching(/^\d{4}-\d{2}/), at: OCCASION.at, locale: "en" },
  });
});

it("leaves out optional fields of a child", () => {
  const child = scouting({ birthdate: "2016-03-07", father: "Carmem do Vale", consent: "1", bust: "", tiktok: "" });
  expect(child).not.toHaveProperty("bust");
  expect(child).not.toHaveProperty("tiktok");
  expect(child).toMatchObject({ waist: "64/25.2", birthdate: "2016-03-07", age: "10" });
});

it("writes the guardian's name of an adult when given", () => {
  expect(scouting({ father: "Carmem do Vale" }).contacts).toBe('{"father":"Carmem do Vale"}');
});

it.each([
  ["image/jpeg", 10_000_000, null],
  ["image/jpeg", 10_000_001, "forms.photoSize"],
  ["image/png", 5_000_000, null],
  ["image/png", 5_000_001, "forms.photoSize"],
  ["image/gif", 5_000_001, "forms.photoSize"],
  ["image/heic", 100, "forms.photoKind"],
  ["image/svg+xml", 100, "forms.photoKind"],
  ["", 100, "forms.photoKind"],
])("answers a photo of the type %p and %p bytes by %p", (type, size, message) => {
  expect(photoProblem({ type, size })).toBe(message);
});
