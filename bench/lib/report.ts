import { writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";

/** A figure's name, and the figure with its unit. */
export type Row = readonly [string, string];

/** A table with any number of columns. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Section {
  title: string;
  tables: readonly Table[];
}

/** A table of names and figures. */
export const ofFigures = (rows: readonly Row[]): Table => ({ head: ["what", "figure"], rows });

const FILE = path.resolve(__dirname, "../../docs/benchmarks.md");

export const toMarkdown = ({ head, rows }: Table): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The report as Markdown, with the commit and the machine it was measured on. */
export const toReport = (sections: readonly Section[], commit: string): string =>
  [
    "# Benchmarks",
    "",
    "`npm run bench -- --write` measures a clean clone of the last commit and rewrites this file. Times depend on the",
    "machine and its load: compare figures of one run, not of two.",
    "",
    `Commit ${commit}, Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB.`,
    ...sections.map(({ title, tables }) => `\n## ${title}\n\n${tables.map(toMarkdown).join("\n\n")}`),
    "",
  ].join("\n");

export const writeReport = (report: string): Promise<void> => writeFile(FILE, report);
