import { join, resolve } from "node:path";

/** Files of the project that the gateway reads while it runs, apart from `DATA_DIR`; `npm run build:gateway` copies them. */
export const PROJECT_FILES = [
  "server/entries/responses/plain-answer.css",
  "server/withdrawal/render-worker.mjs",
  "src/styles/plain-page.css",
  "src/styles/tokens.css",
  "static/favicon.svg",
] as const;

/** Folder of the bundle with copies of these files and of the fonts that `fontFile` names. */
export const BUNDLED_FILES = "files";

/** Defined by esbuild in the bundle only. */
declare const GATEWAY_BUNDLE: true | undefined;

/** Whether this is the bundle of `npm run build:gateway`, which has no Gatsby and so builds no site. */
export const isBundle = typeof GATEWAY_BUNDLE !== "undefined";

/** In the bundle, the bundle's own folder. */
export const PROJECT_DIR = isBundle ? __dirname : resolve(__dirname, "../..");

export const projectFile = (path: (typeof PROJECT_FILES)[number]): string => join(PROJECT_DIR, isBundle ? BUNDLED_FILES : "", path);

/** A font of a package (`faceFile` of `src/config/identity-css.ts`). */
export const fontFile = (path: string): string => (isBundle ? join(PROJECT_DIR, BUNDLED_FILES, path) : require.resolve(path));
