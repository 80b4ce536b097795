import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { LANGUAGES_FILE } from "../config/languages-file";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../domain/locale";
import { siteLanguages } from "./site-languages";
import { writePageRenderer } from "./renderer/write-page-renderer";
import { writeAppFiles } from "./write-app-files";
import { writePackageScript } from "./write-package-script";
import { writeSeoFiles } from "./write-seo-files";

/** One line of `public/redirects.json`, which the gateway reads and never serves. */
interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** A redirect in Gatsby's store. */
interface StoredRedirect {
  fromPath: string;
  toPath: string;
  isPermanent?: boolean;
  statusCode?: number;
}

type PostBuildArgs = Pick<BuildArgs, "store" | "graphql" | "reporter" | "getNodesByType">;

export const onPostBuild = async ({ store, getNodesByType, ...args }: PostBuildArgs): Promise<void> => {
  const { redirects, program }: { redirects: StoredRedirect[]; program: { directory: string } } = store.getState();
  const publicDir = join(program.directory, "public");
  await writeRedirects(redirects, publicDir);
  await writeLanguages(siteLanguages({ getNodesByType }), publicDir);
  await writeSeoFiles(args, publicDir);
  await writeAppFiles(args, { projectDir: program.directory, publicDir });
  await writePackageScript({ projectDir: program.directory, publicDir }).catch((error: unknown) =>
    args.reporter.panicOnBuild(`The script of packages could not be written: ${String(error)}`),
  );
  await writePageRenderer({ projectDir: program.directory, publicDir }).catch((error: unknown) =>
    args.reporter.panicOnBuild(`The page renderer could not be written: ${String(error)}`),
  );
};

/** Also deletes what an earlier build wrote in languages that the site no longer has. */
const writeLanguages = async (languages: readonly Locale[], publicDir: string): Promise<void> => {
  await writeFile(join(publicDir, LANGUAGES_FILE), JSON.stringify(languages));
  const former = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && !languages.includes(locale));
  const folders = former.flatMap((locale) => [join(publicDir, locale), join(publicDir, "page-data", locale)]);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
};

/** Gatsby writes no redirects without a hosting adapter. */
const writeRedirects = async (redirects: readonly StoredRedirect[], publicDir: string): Promise<void> => {
  const lines = redirects.map(toRedirect).sort((one, other) => one.from.localeCompare(other.from));
  await writeFile(join(publicDir, "redirects.json"), `${JSON.stringify(lines, null, 1)}\n`);
};

const toRedirect = ({ fromPath, toPath, statusCode, isPermanent }: StoredRedirect): Redirect => ({
  from: fromPath,
  to: toPath,
  status: statusCode ?? (isPermanent ? 301 : 302),
});
