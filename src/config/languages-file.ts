/** A build's file with the languages of the site, which the gateway reads and never serves. */
export const LANGUAGES_FILE = "languages.json";
