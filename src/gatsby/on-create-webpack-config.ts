import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { ENTRY, BROWSER_BUNDLE } from "../boot/browser-bundle";
import { identityOfNodes, identityRules } from "./identity-styles";

type ConfigArgs = Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getConfig" | "getNodesByType">;

export const onCreateWebpackConfig = async ({ stage, actions, getConfig, getNodesByType }: ConfigArgs): Promise<void> => {
  // An unknown class of a CSS module fails the build.
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
  const rules = await identityRules(identityOfNodes(getNodesByType("AgencyCustomizations")), resolve("."));
  if (rules.length > 0) actions.setWebpackConfig({ module: { rules: [...rules] } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig(BROWSER_BUNDLE);
  const bundle: object = getConfig();
  // A merge would add it to Gatsby's own entry.
  actions.replaceWebpackConfig({ ...bundle, entry: ENTRY });
};
