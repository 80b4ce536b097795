import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

class ESLintWebpackPlugin {
  isLint = true;
}
class HotModulePlugin {
  isLint = false;
}

const configure = async (stage: CreateWebpackConfigArgs["stage"]) => {
  const merged: object[] = [];
  const replaced: { entry?: unknown; plugins?: object[] }[] = [];
  await onCreateWebpackConfig({
    stage,
    getNodesByType: () => [],
    getConfig: () => ({ entry: "Gatsby's own", plugins: [new ESLintWebpackPlugin(), new HotModulePlugin()] }),
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
  expect((await configure("build-javascript")).replaced.at(-1)?.entry).toEqual({ app: expect.stringMatching(/src\/boot\/app-entry\.ts$/) });
  for (const stage of ["build-html", "develop"] as const) expect((await configure(stage)).replaced.at(-1)?.entry).toBe("Gatsby's own");
});

it("keeps source maps in develop", async () => {
  expect((await configure("develop")).merged).toEqual([expect.not.objectContaining({ devtool: expect.anything() })]);
});

it("removes Gatsby's own linting and nothing else", async () => {
  expect((await configure("develop")).replaced.at(-1)?.plugins).toEqual([expect.any(HotModulePlugin)]);
});
