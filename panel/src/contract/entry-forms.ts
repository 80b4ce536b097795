import type { Range } from "../../../src/domain/casting-choice";
import { cleanLine, cleanLines, cleanName } from "../../../src/domain/clean-text";
import { MEASURE_LIMITS } from "../../../src/domain/measure-limits";
import { readMeasure } from "../../../src/domain/measure-text";
import {
  BUST_OPTIONS,
  HEIGHT_OPTIONS,
  HIPS_OPTIONS,
  JEANS_OPTIONS,
  SHOES_OPTIONS,
  WAIST_OPTIONS,
} from "../../../src/config/measure-options";
import type { EntryKind, EntryTextField } from "./entry";

/** The fault of a text, as the end of a sentence; null when it is valid. */
type Validate = (text: string) => string | null;

/** A field of a form, with its name in the contract and its name in the store. */
export type FormField = {
  name: string;
  storedAs: EntryTextField;
  isRequired: boolean;
  maxLength: number;
  /** Applied before the text is checked and stored. */
  clean: (text: string) => string;
  validate?: Validate;
};

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;

const isEmail: Validate = (text) => (EMAIL.test(text) ? null : "must be a valid email address");
const isGender: Validate = (text) => (text === "woman" || text === "man" ? null : "must be woman or man");
const isAge: Validate = (text) => (/^\d{1,3}$/.test(text) ? null : "must be a number");

const isPastDate: Validate = (text) => {
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDate) return "must be a date as yyyy-mm-dd";
  return date.getTime() <= Date.now() ? null : "must not be in the future";
};

/** Accepts possible measures, and all that the site's form offers: the site would not send a rejected application again. */
const isMeasure = (limits: Range, offered: readonly number[]): Validate => {
  const accepted = { min: Math.min(limits.min, ...offered), max: Math.max(limits.max, ...offered) };
  return (text) =>
    readMeasure(text, accepted) === null ? `must begin with a number from ${accepted.min} to ${accepted.max} and be no date` : null;
};

const LINE_LENGTH = 200;
const MESSAGE_LENGTH = 5000;

const required = (name: string, options: Partial<FormField> & { storedAs: EntryTextField }): FormField => ({
  name,
  isRequired: true,
  maxLength: LINE_LENGTH,
  clean: cleanLine,
  ...options,
});

// The site's form requires some measurements depending on the age; the contract requires none.
const optional = (name: EntryTextField): FormField => ({
  name,
  storedAs: name,
  isRequired: false,
  maxLength: LINE_LENGTH,
  clean: cleanLine,
});

const measure = (name: EntryTextField, limits: Range, offered: readonly number[]): FormField => ({
  ...optional(name),
  validate: isMeasure(limits, offered),
});

const contact: FormField[] = [
  required("name", { storedAs: "name", clean: cleanName }),
  required("email", { storedAs: "email", validate: isEmail }),
  required("phone", { storedAs: "phone" }),
  required("message", { storedAs: "message", maxLength: MESSAGE_LENGTH, clean: cleanLines }),
];

/** The text fields of each form, in the order of the contract. */
export const ENTRY_FORMS: Readonly<Record<EntryKind, readonly FormField[]>> = {
  contact,
  workshopContact: [...contact, required("city", { storedAs: "city" }), required("instagram", { storedAs: "instagram" })],
  getScouted: [
    required("realname", { storedAs: "name", clean: cleanName }),
    { ...optional("age"), validate: isAge },
    required("birthdate", { storedAs: "birthdate", validate: isPastDate }),
    required("phone", { storedAs: "phone" }),
    required("note", { storedAs: "city" }),
    required("email", { storedAs: "email", validate: isEmail }),
    { ...optional("instagram"), name: "instagr" },
    optional("tiktok"),
    measure("height", MEASURE_LIMITS.length, HEIGHT_OPTIONS),
    measure("bust", MEASURE_LIMITS.length, BUST_OPTIONS),
    measure("waist", MEASURE_LIMITS.length, WAIST_OPTIONS),
    measure("hips", MEASURE_LIMITS.length, HIPS_OPTIONS),
    measure("jeans", MEASURE_LIMITS.jeans, JEANS_OPTIONS),
    measure("shoes", MEASURE_LIMITS.shoes, SHOES_OPTIONS),
    optional("hair"),
    optional("eyes"),
    required("gender", { storedAs: "gender", validate: isGender }),
  ],
};

/** The six photos of an application; the other forms have none. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;
