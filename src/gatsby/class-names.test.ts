import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { builtClassNames, readClassNames } from "./class-names";

const CSS = ".pick-control-module--choice--0a1b2:hover,.pick-control-module--choices--ff00e{color:red}.photo-module--photo--12345 img{}";

it("reads the classes of each CSS module from a style sheet", () => {
  expect([...readClassNames(CSS)].map(([file, classes]) => [file, [...classes]])).toEqual([
    [
      "pick-control-module",
      [
        ["choice", "pick-control-module--choice--0a1b2"],
        ["choices", "pick-control-module--choices--ff00e"],
      ],
    ],
    ["photo-module", [["photo", "photo-module--photo--12345"]]],
  ]);
});

it("rejects two modules of one name, whose classes it cannot tell apart", () => {
  expect(() => readClassNames(".a-module--x--00000{} .a-module--x--11111{}")).toThrow("two CSS modules are named a-module");
});

const bundle = async (code: string): Promise<string> => {
  const stdin = { contents: code, resolveDir: path.resolve("src/features/package"), loader: "ts" as const };
  const { outputFiles } = await build({
    ...{ stdin, bundle: true, write: false, format: "esm" as const, logLevel: "silent" as const },
    plugins: [builtClassNames(CSS)],
    logOverride: { "import-is-undefined": "error" },
  });
  return outputFiles[0]?.text ?? "";
};

it("gives a bundle the class names of the style sheet, and rejects a class that is not in it", async () => {
  const code = (name: string) => `import * as styles from "./pick-control.module.css"; console.log(styles.${name});`;
  expect(await bundle(code("choices"))).toContain("pick-control-module--choices--ff00e");
  await expect(bundle(code("opener"))).rejects.toThrow("opener");
  await expect(bundle('import * as styles from "./saved-bar.module.css"; console.log(styles.bar);')).rejects.toThrow(
    "no classes of saved-bar",
  );
});

it("has all styles of the packages' page in the site's style sheet", () => {
  const modules = readdirSync("src/features/package").filter((name) => name.endsWith(".module.css"));
  const imported = [...readFileSync("src/boot/package-styles.ts", "utf8").matchAll(/package\/([\w-]+\.module\.css)"/g)].map(
    ([, name]) => name,
  );
  expect(imported.sort()).toEqual(modules.sort());
});
