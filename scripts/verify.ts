import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./settings";
import { fail, say, StartError } from "./steps";
import { runCheck, type Suite } from "./suites";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** Files changed since the merge base with `main`, uncommitted ones included. */
const changedFiles = (): string[] => {
  const base = git("merge-base", "HEAD", "main");
  const changed = git("diff", "--name-only", base).split("\n");
  const untracked = git("ls-files", "--others", "--exclude-standard").split("\n");
  return [...new Set([...changed, ...untracked])].filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
};

/** `npm run verify`: types, lint, format and the tests of changed files. The complete tests are `npm test` and `npm run test:wide`. */
const verify = async (): Promise<void> => {
  const files = changedFiles();
  const ofKind = (kind: RegExp): string[] => files.filter((file) => kind.test(file));
  const site = ofKind(/\.(ts|tsx)$/).filter((file) => !file.startsWith("panel/"));
  const scripts = ofKind(/\.(ts|tsx|mjs)$/);
  const styles = ofKind(/^(src|server)\/.*\.css$/);
  const panel = ofKind(/^panel\/.*\.(ts|tsx)$/);
  const panelFolder = path.join(ROOT, "panel");
  const checks: readonly { isDue: boolean; name: string; args: readonly string[]; cwd?: string }[] = [
    { isDue: site.length > 0, name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] },
    {
      isDue: panel.length > 0,
      name: "types of the panel",
      args: [path.join(panelFolder, "node_modules/typescript/bin/tsc"), "--noEmit"],
      cwd: panelFolder,
    },
    {
      isDue: scripts.length > 0,
      name: "lint",
      args: [bin("eslint/bin/eslint.js"), "--max-warnings", "0", "--no-warn-ignored", ...scripts],
    },
    { isDue: styles.length > 0, name: "lint of styles", args: [bin("stylelint/bin/stylelint.mjs"), ...styles] },
    { isDue: files.length > 0, name: "format", args: [bin("prettier/bin/prettier.cjs"), "--check", "--ignore-unknown", ...files] },
    {
      isDue: site.length > 0,
      name: "tests of changed files",
      args: [bin("jest/bin/jest.js"), "--findRelatedTests", ...site, "--passWithNoTests", "--selectProjects", "node", "gateway", "browser"],
    },
  ];
  say(`${files.length} changed files`);
  const suites: Suite[] = [];
  for (const { isDue, ...program } of checks) if (isDue) suites.push(await runCheck(program));
  const failed = suites.filter(({ results }) => results.some(({ state }) => state === "failed"));
  if (failed.length > 0) throw new StartError(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
};

verify().catch(fail);
