/** Longest text of one line, and of a message; characters. The embedded panel stores as many. */
export const LINE_LENGTH = 200;
export const LETTER_LENGTH = 5000;

/** Pixels of all photos of one application together: six of 24 megapixels, the most that phones take by default. */
export const PIXEL_BUDGET = 150_000_000;

/** What fills the holes of messages; the same for all, so a message travels as its key alone. */
export const MESSAGE_VALUES = { line: LINE_LENGTH, letter: LETTER_LENGTH, megapixels: PIXEL_BUDGET / 1_000_000 } as const;

/** Keys of `forms.json`: what may be wrong with a field. */
const FORM_MESSAGES = [
  "forms.required",
  "forms.email",
  "forms.name",
  "forms.phone",
  "forms.date",
  "forms.dateAhead",
  "forms.option",
  "forms.consent",
  "forms.tooLongLine",
  "forms.tooLongLetter",
  "forms.photoRequired",
  "forms.photoKind",
  "forms.photoSize",
  "forms.photoUnreadable",
  "forms.photoInterlaced",
  "forms.photoPixels",
] as const;

export type FormMessage = (typeof FORM_MESSAGES)[number];

export const isFormMessage = (text: unknown): text is FormMessage => FORM_MESSAGES.some((message) => message === text);

/** What is wrong, by field; a field that is right is not named. */
export type FieldProblems<Name extends string = string> = Partial<Record<Name, FormMessage>>;

const MISSING_MESSAGES: readonly string[] = ["forms.required", "forms.consent", "forms.photoRequired"] satisfies readonly FormMessage[];

/** The one sentence above a form with problems: something is missing, or all is there and something is wrong. */
export const summaryMessage = (problems: readonly (string | undefined)[]): "error.please_fill_fields" | "error.correct_fields" =>
  problems.some((problem) => problem !== undefined && MISSING_MESSAGES.includes(problem))
    ? "error.please_fill_fields"
    : "error.correct_fields";
