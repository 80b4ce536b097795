import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

/** One line of `public/redirects.json`, which the gateway reads and never serves. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** What `createRedirect` leaves in Gatsby's store. */
interface StoredRedirect {
  fromPath: string;
  toPath: string;
  isPermanent?: boolean;
  statusCode?: number;
}

/** Hands the redirects to the gateway: Gatsby itself writes them nowhere without a hosting adapter. */
export const onPostBuild = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const { redirects, program }: { redirects: StoredRedirect[]; program: { directory: string } } = store.getState();
  const lines = redirects.map(toRedirect).sort((one, other) => one.from.localeCompare(other.from));
  await writeFile(join(program.directory, "public", "redirects.json"), `${JSON.stringify(lines, null, 1)}\n`);
};

const toRedirect = ({ fromPath, toPath, statusCode, isPermanent }: StoredRedirect): Redirect => ({
  from: fromPath,
  to: toPath,
  status: statusCode ?? (isPermanent ? 301 : 302),
});
