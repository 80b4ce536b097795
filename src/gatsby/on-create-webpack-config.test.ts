import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

const configure = async (stage: CreateWebpackConfigArgs["stage"]) => {
  const merged: object[] = [];
  const replaced: object[] = [];
  await onCreateWebpackConfig({
    stage,
    getNodesByType: () => [],
    getConfig: () => ({ entry: "Gatsby's own", mode: "production" }),
    actions: {
      setWebpackConfig: (part: object) => merged.push(part),
      replaceWebpackConfig: (whole: object) => replaced.push(whole),
    },
  } as unknown as CreateWebpackConfigArgs);
  return { merged, replaced };
};

it("makes a misspelt import an error in every stage", async () => {
  expect((await configure("build-html")).merged).toEqual([{ module: { parser: { javascript: { exportsPresence: "error" } } } }]);
});

it("writes no source maps for visitors", async () => {
  expect((await configure("build-javascript")).merged).toContainEqual(expect.objectContaining({ devtool: false }));
});

it.each(["build-html", "develop"] as const)("keeps whole in %s the modules that are split for visitors", async (stage) => {
  expect((await configure(stage)).merged).toEqual([expect.not.objectContaining({ resolve: expect.anything() })]);
});

it("replaces the entry for visitors only", async () => {
  const entry = { app: expect.stringMatching(/src\/boot\/app-entry\.ts$/) };
  expect((await configure("build-javascript")).replaced).toEqual([{ entry, mode: "production" }]);
  for (const stage of ["build-html", "develop"] as const) expect((await configure(stage)).replaced).toEqual([]);
});

it("keeps source maps in develop", async () => {
  expect((await configure("develop")).merged).toEqual([expect.not.objectContaining({ devtool: expect.anything() })]);
});
