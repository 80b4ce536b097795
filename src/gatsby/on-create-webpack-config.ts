import type { CreateWebpackConfigArgs } from "gatsby";
import { ENTRY, BROWSER_BUNDLE } from "../boot/browser-bundle";

/** Webpack settings of the site's bundles. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  // An unknown class of a CSS module fails the build.
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
  if (stage === "build-javascript") actions.setWebpackConfig(BROWSER_BUNDLE);
  const bundle: { plugins?: object[] } = getConfig();
  // The project runs its own, newer ESLint.
  actions.replaceWebpackConfig({
    ...bundle,
    ...(stage === "build-javascript" ? { entry: ENTRY } : {}),
    plugins: bundle.plugins?.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin"),
  });
};
