import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { talentFieldsFragment } from "./talent-fields-graphql";

/** Writes the fragment `TalentFields` where Gatsby looks for fragments of plugins; it has emptied the folder before. */
export const onPreExtractQueries = async ({ store }: Pick<ParentSpanPluginArgs, "store">): Promise<void> => {
  const { program }: { program: { directory: string } } = store.getState();
  await writeFile(path.join(program.directory, ".cache/fragments/talent-fields.js"), talentFieldsFragment());
};
