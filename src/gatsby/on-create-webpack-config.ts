import type { CreateWebpackConfigArgs } from "gatsby";
import { stableCompilationHash } from "./stable-compilation-hash";

/** Build rules of the site's bundles; see each line for its reason. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({
    // A misspelt class of a CSS module fails the build instead of leaving a hole in the page.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    // The public site ships no source.
    ...(stage === "build-javascript" ? { devtool: false, plugins: [stableCompilationHash] } : {}),
  });
  const bundle: { plugins?: object[] } = getConfig();
  // The project lints itself with a newer ESLint than the one Gatsby brings.
  actions.replaceWebpackConfig({
    ...bundle,
    plugins: bundle.plugins?.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin"),
  });
};
