/** Beside the text, three columns from 700 px, four from 1200 px. */
export const SELECTION_COVER_SIZES = "(min-width: 1200px) 23vw, (min-width: 700px) 31vw, 42vw";
