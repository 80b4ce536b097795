import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPage, writeSmallSite } from "./small-site";

/** The next build, read from `next-build.json` in the working directory. */
export interface PlannedBuild {
  body: string;
  posts: number;
  /** Whether the build hangs half-way. */
  isStuck: boolean;
}

/** Builds the small site with posts, each long enough to take some time to compress. */
const build = async (folder: string): Promise<void> => {
  const { body, posts, isStuck }: PlannedBuild = JSON.parse(readFileSync(join(folder, "next-build.json"), "utf8"));
  const publicDir = join(folder, "public");
  const pages = Array.from({ length: posts }, (_, index) => builtPage(`/blog/post-${index}`, `${body} ${String(index).repeat(20_000)}`));
  if (isStuck) {
    await mkdir(join(publicDir, "kids"), { recursive: true });
    await writeFile(join(publicDir, "kids/index.html"), "<!DOCTYPE html><ht");
    setInterval(() => undefined, 1_000);
    return;
  }
  writeSmallSite(publicDir, { extra: Object.assign({}, builtPage("/blog", body), ...pages) });
};

if (require.main === module) void build(process.cwd());
