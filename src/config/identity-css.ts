import type { DisplayFace, Identity } from "../domain/identity";
import { accentsOf, DEFAULT_IDENTITY, FACES, PAPERS } from "./identity";

/** A static font file in `node_modules`, for comp cards and generated pictures. */
export const faceFile = (face: DisplayFace | "instrument-sans", subset: "latin" | "latin-ext" = "latin"): string =>
  `@fontsource/${face}/files/${face}-${subset}-400-normal.woff`;

/** The default's file has optical sizes. */
const VARIABLE_FILE = "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2";

export const webFaceFile = (face: DisplayFace): string =>
  isDefaultFace(face) ? VARIABLE_FILE : `@fontsource/${face}/files/${face}-latin-400-normal.woff2`;

const isDefaultFace = (face: DisplayFace): boolean => face === DEFAULT_IDENTITY.displayFace;

const SYSTEM_FACES = {
  serif: 'local("Times New Roman"), local("Liberation Serif")',
  "sans-serif": 'local("Arial"), local("Liberation Sans")',
} as const;

/** Declares the display face and its fallback (`src/styles/display-face.css` is the default's). */
export const displayFaceCss = (face: DisplayFace): string => {
  const { family, fallback, sizeAdjust, ascent, descent } = FACES[face];
  return `@font-face {
  font-family: "${family}";
  font-weight: ${isDefaultFace(face) ? "400 900" : "400"};
  font-display: swap;
  src: url("${webFaceFile(face)}") format("woff2");
}

/* A fallback with the same metrics, so that the layout does not shift when the face loads. */
@font-face {
  font-family: "Display Fallback";
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
  src: ${SYSTEM_FACES[fallback]};
}
`;
};

/** Sets an identity's values in the tokens (`src/styles/tokens.css`); unchanged for the default. */
export const tokensCss = (tokens: string, identity: Identity): string =>
  Object.entries(changedTokens(identity)).reduce((css, [name, value]) => setToken(css, name, value), tokens);

const changedTokens = (identity: Identity): Readonly<Record<string, string>> => {
  const wanted = tokenValues(identity);
  const known = tokenValues(DEFAULT_IDENTITY);
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== known[name]));
};

const tokenValues = (identity: Identity): Readonly<Record<string, string>> => {
  const { paper, ink, quiet, hairline, table } = PAPERS[identity.paper];
  const { kids, teens, atores, talents, digitalInfluencers } = accentsOf(identity);
  const { family, fallback, nameLine } = FACES[identity.displayFace];
  const hasOpticalSizes = isDefaultFace(identity.displayFace);
  return {
    ...{ "palette-paper": paper, "palette-ink": ink, "palette-quiet": quiet, "palette-hairline": hairline, "palette-table": table },
    ...{ "palette-coral": kids, "palette-cobalt": teens, "palette-pine": atores, "palette-plum": talents },
    "palette-magenta": digitalInfluencers,
    "color-accent": identity.accents.rest ?? "var(--palette-ink)",
    "font-display": `"${family}", "Display Fallback", ${fallback}`,
    "display-cut": hasOpticalSizes ? '"opsz" 18' : "normal",
    "reading-cut": hasOpticalSizes ? '"opsz" 12' : "normal",
    "name-line": String(nameLine),
  };
};

/** Replaces only the first declaration; throws for an unknown name. */
const setToken = (css: string, name: string, value: string): string => {
  const declaration = new RegExp(`(--${name}:\\s*)[^;]+;`);
  if (!declaration.test(css)) throw new Error(`styles/tokens.css declares no --${name}`);
  return css.replace(declaration, (_found, start: string) => `${start}${value};`);
};
