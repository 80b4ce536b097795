import { existsSync } from "node:fs";
import * as plugin from "gatsby-plugin-react-i18next";
import * as library from "react-i18next";
import { BROWSER_BUNDLE } from "./browser-bundle";
import * as ofPlugin from "./parts-of-plugin";
import * as ofLibrary from "./parts-of-react-i18next";

it("provides browsers with the same functions as Node", () => {
  expect(Object.keys(ofPlugin).length).toBeGreaterThan(0);
  expect(plugin).toMatchObject(ofPlugin);
  expect(library).toMatchObject(ofLibrary);
});

it("replaces modules by existing files", () => {
  const { resolve, module } = BROWSER_BUNDLE;
  const targets = [resolve.alias, ...module.rules.map((rule) => rule.resolve.alias)]
    .flatMap((alias) => Object.values<string | false>(alias))
    .filter((target) => target !== false);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});
