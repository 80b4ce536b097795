import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

const listTracked = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

const FILES = listTracked();
const FOLDERS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
  }),
);

/** Paths that documents may name although no file is tracked there, because a command writes them. */
const WRITTEN_BY_COMMANDS = ["panel/.next", "src/gatsby-types.d.ts"];

const CODE_PATH = /`((?:bench|deploy|docs|panel|plugins|scripts|server|src|static|tests|types)\/[\w.*/()[\]-]*)`/g;
/** A file's name without its folder; `x.test.ts` stands for any. */
const FILE_NAME = /`((?!x[.-])[\w.-]+\.(?:tsx?|mjs|css))`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

const toPattern = (name: string): RegExp =>
  new RegExp(
    `^${name
      .replace(/[.()[\]]/g, "\\$&")
      .replaceAll("*", "[^/]*")
      .replace(/\/$/, "")}$`,
  );

const exists = (name: string): boolean => {
  const pattern = toPattern(name);
  return (
    WRITTEN_BY_COMMANDS.some((written) => name.startsWith(written)) ||
    FILES.some((file) => pattern.test(file) || pattern.test(file.replace(/\.(tsx?|mjs)$/, ""))) ||
    [...FOLDERS].some((folder) => pattern.test(folder))
  );
};

const isName = (name: string): boolean => FILES.some((file) => path.basename(file) === name);

const namedPaths = (document: string): string[] => {
  const text = readFileSync(path.join(ROOT, document), "utf8").replace(/```[^]*?```/g, "");
  const links = [...text.matchAll(LINK)].map(([, target = ""]) => path.join(path.dirname(document), target));
  // A README of a folder names files from that folder or from the root.
  const inCode = [...text.matchAll(CODE_PATH)].map(([, name = ""]) => name);
  const nearby = (name: string): string => path.join(path.dirname(document), name);
  return [...links, ...inCode.map((name) => (exists(nearby(name)) ? nearby(name) : name))];
};

it.each(listTracked("*.md"))("%s names only files and folders that exist", (document) => {
  const names = [...readFileSync(path.join(ROOT, document), "utf8").matchAll(FILE_NAME)].map(([, name = ""]) => name);
  expect(names.filter((name) => !isName(name))).toEqual([]);
  expect(namedPaths(document).filter((name) => !exists(name))).toEqual([]);
});

const CITATION = /\(docs\/product\.md, ([^)]+)\)/g;

it("docs/product.md has each section that is cited", () => {
  const product = readFileSync(path.join(ROOT, "docs/product.md"), "utf8");
  const sections = [...product.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const cited = listTracked("src", "server", "panel", "plugins", "scripts", "docs").flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(CITATION)].map(([, title]) => ({ file, title })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ title }) => !sections.includes(title ?? ""))).toEqual([]);
});
