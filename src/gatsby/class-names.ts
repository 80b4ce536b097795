import { basename } from "node:path";
import type { Plugin } from "esbuild";

/** A class of a CSS module, as Gatsby's css-loader names it: `[name]--[local]--[hash:hex:5]`. */
const MODULE_CLASS = /\.([\w-]+-module)--([\w-]+?)--([0-9a-f]{5})(?![\w-])/g;

/** The classes of each CSS module in a build's style sheet, by the module's file name and the class's name in it. */
export const readClassNames = (css: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const modules = new Map<string, Map<string, string>>();
  for (const [, file = "", local = "", hash = ""] of css.matchAll(MODULE_CLASS)) {
    const classes = modules.get(file) ?? new Map<string, string>();
    const name = `${file}--${local}--${hash}`;
    if ((classes.get(local) ?? name) !== name) throw new Error(`two CSS modules are named ${file}`);
    modules.set(file, classes.set(local, name));
  }
  return modules;
};

/** An esbuild plugin that gives CSS modules the class names of the site's style sheet, which Gatsby has written. */
export const builtClassNames = (css: string): Plugin => {
  const modules = readClassNames(css);
  return {
    name: "built-class-names",
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const file = basename(path, ".css").replace(".", "-");
        const classes = modules.get(file);
        if (classes === undefined) throw new Error(`the style sheet has no classes of ${basename(path)}`);
        const lines = [...classes].map(([local, name]) => `export const ${local} = ${JSON.stringify(name)};`);
        return { contents: lines.join("\n"), loader: "js" };
      });
    },
  };
};
