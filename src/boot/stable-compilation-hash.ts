import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

const NAME = "stable-compilation-hash";

/**
 * Gatsby writes webpack's hash of the whole compilation into every page, and rewrites every page when it changes.
 * Webpack counts the order in which stylesheets happened to be ready into it, so it changes by chance. The names of the
 * emitted files carry the hashes of their contents: they alone say whether the code is another.
 */
export const stableCompilationHash = {
  apply: ({ hooks }: Compiler): void => {
    hooks.afterEmit.tap(NAME, (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
