import type { Compiler } from "webpack";
import { stableCompilationHash } from "./stable-compilation-hash";

const hashOf = (names: string[]): string => {
  const compilation = { hash: "by chance", assets: Object.fromEntries(names.map((name) => [name, {}])) };
  const tap = (_name: string, listener: (given: typeof compilation) => void) => listener(compilation);
  stableCompilationHash.apply({ hooks: { afterEmit: { tap } } } as unknown as Compiler);
  return compilation.hash;
};

it("returns the same hash for the same files in any order", () => {
  expect(hashOf(["app-1a.js", "styles-2b.css"])).toBe(hashOf(["styles-2b.css", "app-1a.js"]));
});

it("returns another hash when a file's name, and so its content, differs", () => {
  expect(hashOf(["app-1a.js"])).not.toBe(hashOf(["app-9f.js"]));
});
