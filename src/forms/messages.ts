/** In characters; the limits of the embedded panel. */
export const LINE_LENGTH = 200;
export const TEXT_AREA_LENGTH = 5000;

/** Maximum pixels of all photos of one application: six photos of 24 megapixels, the default of current phones, are allowed. */
export const PIXEL_BUDGET = 150_000_000;

/** Values of the placeholders of all messages, so that a message can be sent as its key. */
export const MESSAGE_VALUES = { line: LINE_LENGTH, text: TEXT_AREA_LENGTH, megapixels: PIXEL_BUDGET / 1_000_000 } as const;

/** Keys of `forms.json`. */
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

/** Contains only invalid fields. */
export type FieldProblems<Name extends string = string> = Partial<Record<Name, FormMessage>>;

const MISSING_MESSAGES: readonly string[] = ["forms.required", "forms.consent", "forms.photoRequired"] satisfies readonly FormMessage[];

/** Tells apart missing fields and fields that are only wrong. */
export const summaryMessage = (problems: readonly (string | undefined)[]): "error.please_fill_fields" | "error.correct_fields" =>
  problems.some((problem) => problem !== undefined && MISSING_MESSAGES.includes(problem))
    ? "error.please_fill_fields"
    : "error.correct_fields";
