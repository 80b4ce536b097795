/** The longest text of a line and of a text area, characters; the limits of the embedded panel. */
export const LINE_LENGTH = 200;
export const TEXT_AREA_LENGTH = 5000;

/** The most pixels of all photos of one application: six of 24 megapixels, the default of current phones, fit. */
export const PIXEL_BUDGET = 150_000_000;

/** Values for the placeholders of all messages, so that a message can be sent as its key. */
export const MESSAGE_VALUES = { line: LINE_LENGTH, text: TEXT_AREA_LENGTH, megapixels: PIXEL_BUDGET / 1_000_000 } as const;

/** The error messages of fields: keys of `forms.json`. */
const FORM_MESSAGES = [
  "forms.required",
  "forms.email",
  "forms.name",
  "forms.phone",
  "forms.date",
  "forms.dateAhead",
  "forms.option",
  "forms.consent",
  "forms.consentChanged",
  "forms.tooLongLine",
  "forms.tooLongText",
  "forms.photoRequired",
  "forms.photoKind",
  "forms.photoSize",
  "forms.photoUnreadable",
  "forms.photoInterlaced",
  "forms.photoPixels",
] as const;

export type FormMessage = (typeof FORM_MESSAGES)[number];

export const isFormMessage = (text: unknown): text is FormMessage => FORM_MESSAGES.some((message) => message === text);

/** Error messages by field; valid fields are not in it. */
export type FieldProblems<Name extends string = string> = Partial<Record<Name, FormMessage>>;

const MISSING_MESSAGES: readonly string[] = ["forms.required", "forms.consent", "forms.photoRequired"] satisfies readonly FormMessage[];

/** The message above a form with errors: fields are missing, or only wrong. */
export const summaryMessage = (problems: readonly (string | undefined)[]): "error.please_fill_fields" | "error.correct_fields" =>
  problems.some((problem) => problem !== undefined && MISSING_MESSAGES.includes(problem))
    ? "error.please_fill_fields"
    : "error.correct_fields";
