import type { EntryKind, EntryTextField } from "./entry";

type Rule = (text: string) => string | null;

/** One field of a form: the contract's name, the store's name, and what it must be. */
export type FormField = {
  name: string;
  storedAs: EntryTextField;
  isRequired: boolean;
  longest: number;
  rule?: Rule;
};

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;

const isEmail: Rule = (text) => (EMAIL.test(text) ? null : "must be a valid email address");
const isGender: Rule = (text) => (text === "woman" || text === "man" ? null : "must be woman or man");
const isAge: Rule = (text) => (/^\d{1,3}$/.test(text) ? null : "must be a number");

const isPastDate: Rule = (text) => {
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDate) return "must be a date as yyyy-mm-dd";
  return date.getTime() <= Date.now() ? null : "must not be in the future";
};

const LINE = 200;
const LETTER = 5000;

const required = (name: string, more: Partial<FormField> & { storedAs: EntryTextField }): FormField => ({
  name,
  isRequired: true,
  longest: LINE,
  ...more,
});

// Which measurements may be missing depends on the age, which the site's form decides; here they may be.
const optional = (name: EntryTextField): FormField => ({ name, storedAs: name, isRequired: false, longest: LINE });

const contact: FormField[] = [
  required("name", { storedAs: "name" }),
  required("email", { storedAs: "email", rule: isEmail }),
  required("phone", { storedAs: "phone" }),
  required("message", { storedAs: "message", longest: LETTER }),
];

/** The text fields of each form, in the contract's order. */
export const ENTRY_FORMS: Readonly<Record<EntryKind, readonly FormField[]>> = {
  contact,
  workshopContact: [...contact, required("city", { storedAs: "city" }), required("instagram", { storedAs: "instagram" })],
  getScouted: [
    required("realname", { storedAs: "name" }),
    { ...optional("age"), rule: isAge },
    required("birthdate", { storedAs: "birthdate", rule: isPastDate }),
    required("phone", { storedAs: "phone" }),
    required("note", { storedAs: "city" }),
    required("email", { storedAs: "email", rule: isEmail }),
    { ...optional("instagram"), name: "instagr" },
    optional("tiktok"),
    optional("height"),
    optional("bust"),
    optional("waist"),
    optional("hips"),
    optional("jeans"),
    optional("shoes"),
    optional("hair"),
    optional("eyes"),
    required("gender", { storedAs: "gender", rule: isGender }),
  ],
};

/** The six photos of a scouting entry; the other forms have none. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;
