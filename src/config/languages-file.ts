/** A build's file with the languages of the site. The gateway reads it and never serves it. */
export const LANGUAGES_FILE = "languages.json";
