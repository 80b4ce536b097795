import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

const NAME = "stable-compilation-hash";

/**
 * Replaces webpack's compilation hash by a hash of the emitted files' names. Gatsby writes the compilation hash into
 * every page and rewrites all pages when it changes; it depends on the order in which style sheets are ready, so it
 * changes by chance. The names of emitted files contain hashes of their contents.
 */
export const stableCompilationHash = {
  apply: ({ hooks }: Compiler): void => {
    hooks.afterEmit.tap(NAME, (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
