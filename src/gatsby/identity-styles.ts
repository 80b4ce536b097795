import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_IDENTITY, readIdentity } from "../config/identity";
import { displayFaceCss, tokensCss, webFaceFile } from "../config/identity-css";
import type { Identity } from "../domain/identity";
import { isRecord } from "../lib/json";

/** The default identity without a node. */
export const identityOfNodes = (nodes: readonly unknown[]): Identity => {
  const [settings] = nodes;
  return readIdentity(isRecord(settings) ? settings.identity : null).identity;
};

/** Replaces imports of the file `include`. */
interface AliasRule {
  include: string;
  resolve: { alias: Readonly<Record<string, string>> };
}

/**
 * Webpack rules that replace the site's tokens and display face by those of the identity; none for the default. The new style
 * sheets are in a folder of `.cache` that is named by the hash of their content, since webpack notices a change by the names of
 * files, too.
 */
export const identityRules = async (identity: Identity, projectDir: string): Promise<readonly AliasRule[]> => {
  const committed = await readFile(join(projectDir, "src/styles/tokens.css"), "utf8");
  const tokens = tokensCss(committed, identity);
  const { displayFace } = identity;
  if (tokens === committed && displayFace === DEFAULT_IDENTITY.displayFace) return [];
  const sheets = { "tokens.css": tokens, "display-face.css": displayFaceCss(displayFace) };
  const hash = createHash("sha256").update(JSON.stringify(sheets)).digest("hex").slice(0, 16);
  const folder = join(projectDir, ".cache/identity", hash);
  await mkdir(folder, { recursive: true });
  for (const [name, css] of Object.entries(sheets)) await writeFile(join(folder, name), css);
  const sheetAliases = Object.keys(sheets).map((name) => [`./src/styles/${name}$`, join(folder, name)]);
  return [
    { include: join(projectDir, "gatsby-browser.tsx"), resolve: { alias: Object.fromEntries(sheetAliases) } },
    {
      include: join(projectDir, "src/boot/ssr-hooks.tsx"),
      resolve: { alias: { [`${webFaceFile(DEFAULT_IDENTITY.displayFace)}$`]: webFaceFile(displayFace) } },
    },
  ];
};
