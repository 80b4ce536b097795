import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { writePageRenderer } from "./renderer/write-page-renderer";
import { writeAppFiles } from "./write-app-files";
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

type PostBuildArgs = Pick<BuildArgs, "store" | "graphql" | "reporter">;

/** Writes the files beside the pages: redirects and page renderer for the gateway, SEO files, and the app's files. */
export const onPostBuild = async ({ store, ...args }: PostBuildArgs): Promise<void> => {
  const { redirects, program }: { redirects: StoredRedirect[]; program: { directory: string } } = store.getState();
  const publicDir = join(program.directory, "public");
  await writeRedirects(redirects, publicDir);
  await writeSeoFiles(args, publicDir);
  await writeAppFiles(args, { projectDir: program.directory, publicDir });
  await writePageRenderer({ projectDir: program.directory, publicDir }).catch((error: unknown) =>
    args.reporter.panicOnBuild(`The page renderer could not be written: ${String(error)}`),
  );
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
