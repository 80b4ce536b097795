import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";

/** A figure's name, and the figure with its unit. */
export type Row = readonly [string, string];

/** A table with any number of columns. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The last run of one benchmark. */
export interface Section {
  title: string;
  /** One or two sentences. */
  conditions: string;
  tables: readonly Table[];
}

export const ofFigures = (rows: readonly Row[]): Table => ({ head: ["what", "figure"], rows });

const FILE = path.resolve(__dirname, "../../docs/benchmarks.md");

export const toMarkdown = ({ head, rows }: Table): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** A section in Markdown, with the commit and the machine that it was measured on. */
export const toReport = ({ title, conditions, tables }: Section, commit: string): string => {
  const machine = `Commit ${commit}, Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB.`;
  return [`## ${title}`, `${machine} ${conditions}`, ...tables.map(toMarkdown)].join("\n\n");
};

/** Puts a report into `docs/benchmarks.md`, in place of the earlier one with the same title. */
export const writeReport = async (report: string): Promise<void> => {
  const [head = "", ...sections] = (await readFile(FILE, "utf8")).trimEnd().split(/\n\n(?=## )/);
  const titleOf = (section: string): string | undefined => section.split("\n")[0];
  const isEarlier = (section: string): boolean => titleOf(section) === titleOf(report);
  const updated = sections.some(isEarlier) ? sections.map((section) => (isEarlier(section) ? report : section)) : [...sections, report];
  await writeFile(FILE, `${[head, ...updated].join("\n\n")}\n`);
};
