import { readFile } from "node:fs/promises";
import path from "node:path";

export const COLUMNS = ["admin", "editor", "scout", "anonymous"] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Record<Column, string[]>;
export type Table = Map<string, Row>;

const toVerbs = (cell: string): string[] => (cell === "–" ? [] : cell.split(",").map((verb) => verb.trim()));

const toTable = (section: string): Table =>
  new Map(
    section
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .slice(2)
      .map((line) => {
        const [name = "", admin = "", editor = "", scout = "", anonymous = ""] = line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim());
        return [name, { admin: toVerbs(admin), editor: toVerbs(editor), scout: toVerbs(scout), anonymous: toVerbs(anonymous) }];
      }),
  );

/** From the tables of docs/roles.md. */
export const readRoleMatrix = async (): Promise<{ collections: Table; globals: Table; files: Table; calls: Table }> => {
  const text = await readFile(path.resolve(import.meta.dirname, "../../../docs/roles.md"), "utf8");
  const sections = new Map(text.split("\n## ").map((section) => [section.slice(0, section.indexOf("\n")), section]));
  return {
    collections: toTable(sections.get("Collections") ?? ""),
    globals: toTable(sections.get("Globals") ?? ""),
    files: toTable(sections.get("Files and other addresses") ?? ""),
    calls: toTable(sections.get("Calls of the desk") ?? ""),
  };
};
