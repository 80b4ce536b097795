/** The gateway's answer to a form that a browser sent without scripts; the form's page shows it. */
export interface SentForm {
  /** Values as typed, by field. */
  values: Readonly<Record<string, string>>;
  /** Errors by field, in the visitor's language. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Says whether the form was accepted, and what to do next. */
  message: string;
  /** Null when the form was not accepted. */
  reference: string | null;
  /** Opens the family's page together with the reference; null or absent when there is none. */
  key?: string | null;
}

/** In a form page's context. The gateway adds it before it renders the page; it is absent in the build and in the browser. */
export interface SentFormContext {
  sent?: SentForm;
}

/**
 * The id of the answer's message. Forms post to an address with this fragment, so that the browser moves the focus
 * there: it ignores `autofocus` in a sandbox.
 */
export const SENT_MESSAGE_ID = "form-answer";
