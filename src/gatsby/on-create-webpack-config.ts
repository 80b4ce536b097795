import type { CreateWebpackConfigArgs } from "gatsby";
import { ENTRY, BROWSER_BUNDLE } from "../boot/browser-bundle";

/** Build rules of the site's bundles; see each line for its reason. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  // A misspelt class of a CSS module fails the build instead of leaving a hole in the page.
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
  if (stage === "build-javascript") actions.setWebpackConfig(BROWSER_BUNDLE);
  const bundle: { plugins?: object[] } = getConfig();
  // The project lints itself with a newer ESLint than the one Gatsby brings.
  actions.replaceWebpackConfig({
    ...bundle,
    ...(stage === "build-javascript" ? { entry: ENTRY } : {}),
    plugins: bundle.plugins?.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin"),
  });
};
