import type { Range } from "../../../src/domain/casting-choice";
import { cleanLine, cleanLines, cleanName } from "../../../src/domain/clean-text";
import { toFeetAndInches } from "../../../src/domain/imperial";
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

export type FormField = {
  names: Readonly<Record<EntryFormat, string>>;
  storedAs: EntryTextField;
  isRequired: boolean;
  maxLength: number;
  /** Applied before the text is checked and stored. */
  clean: (text: string) => string;
  validate?: Validate;
  /** Applied to a valid text before it is stored. */
  format?: (text: string) => string;
};

/** `json`: the domain's JSON, which this repository's gateway sends. `text`: the text form. */
export type EntryFormat = "json" | "text";

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;

const isEmail: Validate = (text) => (EMAIL.test(text) ? null : "must be a valid email address");

/** The store uses the values of the text form. */
const GENDERS = new Map([
  ["female", "woman"],
  ["male", "man"],
]);

const isGender: Validate = (text) => (text === "woman" || text === "man" ? null : "must be female or male, in a text form woman or man");
const isAge: Validate = (text) => (/^\d{1,3}$/.test(text) ? null : "must be a number");

const isPastDate: Validate = (text) => {
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDate) return "must be a date as yyyy-mm-dd";
  return date.getTime() <= Date.now() ? null : "must not be in the future";
};

/** Accepts every possible measure and every option of the site's form: the site does not send a rejected application again. */
const isMeasure = (limits: Range, offered: readonly number[]): Validate => {
  const accepted = { min: Math.min(limits.min, ...offered), max: Math.max(limits.max, ...offered) };
  return (text) =>
    readMeasure(text, accepted) === null ? `must begin with a number from ${accepted.min} to ${accepted.max} and be no date` : null;
};

const LINE_LENGTH = 200;
const MESSAGE_LENGTH = 5000;

/** `json` and `text` are the field's names, by default that of the store. */
type FieldOptions = Partial<Omit<FormField, "names">> & Partial<FormField["names"]>;

// The site's form requires some measurements depending on the age; the contract requires none.
const optional = (storedAs: EntryTextField, { json = storedAs, text = storedAs, ...options }: FieldOptions = {}): FormField => ({
  names: { json, text },
  storedAs,
  isRequired: false,
  maxLength: LINE_LENGTH,
  clean: cleanLine,
  ...options,
});

const required = (storedAs: EntryTextField, options: FieldOptions = {}): FormField => ({
  ...optional(storedAs, options),
  isRequired: true,
});

type Limits = [possible: Range, offered: readonly number[]];

const measure = (storedAs: EntryTextField, [limits, offered]: Limits, options: FieldOptions = {}): FormField =>
  optional(storedAs, { ...options, validate: isMeasure(limits, offered) });

const formatGirth = (text: string): string => String(Number.parseFloat(text.replace(",", ".")));

/** `138` → `138/4.6`: centimetres, feet and inches, as a talent's height is stored. */
const formatHeight = (text: string): string => {
  const cm = Math.round(Number.parseFloat(text));
  const { feet, inches } = toFeetAndInches(cm);
  return `${cm}/${feet}.${inches}`;
};

const email = required("email", { validate: isEmail });

const contact: FormField[] = [
  required("name", { clean: cleanName }),
  email,
  required("phone"),
  required("message", { maxLength: MESSAGE_LENGTH, clean: cleanLines }),
];

export const ENTRY_FORMS: Readonly<Record<EntryKind, readonly FormField[]>> = {
  contact,
  workshopContact: [...contact, required("city"), required("instagram")],
  getScouted: [
    required("name", { text: "realname", clean: cleanName }),
    optional("age", { validate: isAge }),
    required("birthdate", { validate: isPastDate }),
    required("phone"),
    required("city", { text: "note" }),
    email,
    optional("instagram", { text: "instagr" }),
    optional("tiktok"),
    measure("height", [MEASURE_LIMITS.length, HEIGHT_OPTIONS], { json: "heightCm", format: formatHeight }),
    measure("bust", [MEASURE_LIMITS.length, BUST_OPTIONS], { json: "bustCm", format: formatGirth }),
    measure("waist", [MEASURE_LIMITS.length, WAIST_OPTIONS], { json: "waistCm", format: formatGirth }),
    measure("hips", [MEASURE_LIMITS.length, HIPS_OPTIONS], { json: "hipsCm", format: formatGirth }),
    measure("jeans", [MEASURE_LIMITS.jeans, JEANS_OPTIONS]),
    measure("shoes", [MEASURE_LIMITS.shoes, SHOES_OPTIONS]),
    optional("hair"),
    optional("eyes"),
    required("gender", { clean: (text) => GENDERS.get(text) ?? text, validate: isGender }),
  ],
};

/** Only applications have photos. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;
