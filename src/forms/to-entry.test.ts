import { contactValues, scoutingValues, workshopValues } from "../../tests/builders/form-values";
import { mediaStart } from "../../tests/builders/media-starts";
import { required } from "../domain/required";
import type { Result } from "../domain/result";
import { contactSchema } from "./contact-schema";
import { photoProblem } from "./photo-rules";
import { readForm } from "./read-form";
import { scoutingSchema } from "./scouting-schema";
import { toApplication, toEnquiry, toWorkshopRegistration } from "./to-entry";
import { workshopSchema } from "./workshop-schema";

const WORDING = { version: "2026-11-20-3f9a0c1d5b7e2468", text: "I agree." };
const OCCASION = { today: "2026-11-20", at: "2026-11-20T12:00:00.000Z", locale: "en", wording: WORDING } as const;

const accepted = <Value>(result: Result<Value, unknown>): Value => required(result.ok ? result.value : null, "value");
const application = (changes: Record<string, unknown> = {}) =>
  toApplication(accepted(readForm(scoutingSchema(OCCASION.today), scoutingValues(changes))), OCCASION);

it("formats the phone of an enquiry and of a workshop registration", () => {
  const phone = "11 90000-0001";
  expect(toEnquiry(accepted(readForm(contactSchema, contactValues({ phone }))))).toEqual(contactValues());
  expect(toWorkshopRegistration(accepted(readForm(workshopSchema, workshopValues({ phone }))))).toEqual(workshopValues());
});

it("puts the subject of a form that has one above the message", () => {
  const values = accepted(readForm(contactSchema, contactValues({ subject: " Remover imagens " })));
  expect(toEnquiry(values)).toEqual(contactValues({ message: `Remover imagens\n\n${String(contactValues().message)}` }));
});

it("reads an adult's application with the age, and without a consent that is not needed", () => {
  expect(application({ consent: "on" })).toEqual({
    ...scoutingValues(),
    birthdate: "1999-03-07",
    age: 27,
    ...{ heightCm: 170, bustCm: 86, waistCm: 64, hipsCm: 92, jeans: 38, shoes: 37.5 },
    guardian: null,
    consent: null,
  });
});

it("reads a minor's guardian and consent together", () => {
  expect(application({ birthdate: "07/03/2012", guardian: "Carmem do Vale", consent: "true" })).toMatchObject({
    age: 14,
    guardian: "Carmem do Vale",
    consent: { wording: WORDING, at: OCCASION.at, locale: "en" },
  });
});

it("sets what a child need not give to null", () => {
  const child = application({ birthdate: "2016-03-07", guardian: "Carmem do Vale", consent: "1", bustCm: "", tiktok: "" });
  expect(child).toMatchObject({ bustCm: null, tiktok: null, waistCm: 64, birthdate: "2016-03-07", age: 10 });
});

it("keeps an adult's guardian", () => {
  expect(application({ guardian: "Carmem do Vale" })).toMatchObject({ guardian: "Carmem do Vale", consent: null });
});

it.each([
  ["image/jpeg", 10_000_000, null],
  ["image/jpeg", 10_000_001, "forms.photoSize"],
  ["image/png", 5_000_000, null],
  ["image/png", 5_000_001, "forms.photoSize"],
  ["image/gif", 5_000_001, "forms.photoSize"],
  ["image/heic", 100, "forms.photoKind"],
  ["image/svg+xml", 100, "forms.photoKind"],
] as const)("a photo of the type %p and %p bytes gets %p", (type, size, message) => {
  expect(photoProblem({ start: mediaStart(type), size })).toBe(message);
});
