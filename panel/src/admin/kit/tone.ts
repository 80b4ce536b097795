/** The meaning of a colour; the words beside it have the same meaning. */
export type Tone = "plain" | "good" | "care" | "bad";
