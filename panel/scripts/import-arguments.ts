import { parseArgs } from "node:util";

import type { TableOptions } from "../src/roster/table/cell";
import { type MappingChoices, type RosterField, toField } from "../src/roster/table/columns";

export const USAGE = `Usage: npm run import -- <table> [--pictures <folder or ZIP>] [--dry-run]

  <table>                      the roster as .xlsx or .csv; a row near the top has the columns' names
  --pictures <folder or ZIP>   ana-prado/capa.jpg, ana-prado/book-01.jpg, ana-prado/composite.jpg
  --dry-run                    shows what would happen, and writes nothing but the report
  --sheet <name>               the sheet of a workbook in which more than one has names
  --include-hidden             also reads hidden and filtered rows and columns
  --column "<header>=<field>"  reads a column as another field; empty after "=" leaves it out; may be repeated
  --report <file>              where the report goes; <table>-report.csv by default
  --account <e-mail>           the admin in whose name records are written; the first admin by default
  --language pt|en             of the report and of this program; by default that of the terminal

Exit code: 0 everything is imported, 1 rows were refused, 2 the command or a file is not right, 130 stopped.`;

export type ImportArguments = {
  table: string;
  pictures: string | null;
  isDryRun: boolean;
  choices: MappingChoices;
  options: TableOptions;
  report: string;
  account: string | null;
  language: "pt" | "en";
};

/** Its message is for the operator. */
export class CommandError extends Error {}

export class UsageError extends CommandError {}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pictures: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        sheet: { type: "string" },
        "include-hidden": { type: "boolean", default: false },
        column: { type: "string", multiple: true, default: [] },
        report: { type: "string" },
        account: { type: "string" },
        language: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const readChoice = (text: string): [string, RosterField | null] => {
  const split = text.lastIndexOf("=");
  const [header, name] = [text.slice(0, split).trim(), text.slice(split + 1).trim()];
  const field = name === "" ? null : toField(name);
  if (split < 1 || (name !== "" && field === null)) throw new UsageError(`--column "${text}": write "<header>=<field>"`);
  return [header, field];
};

const readLanguage = (given: string | undefined, terminal: string): "pt" | "en" => {
  if (given === undefined) return terminal.toLowerCase().startsWith("pt") ? "pt" : "en";
  if (given !== "pt" && given !== "en") throw new UsageError("--language is pt or en");
  return given;
};

/** @throws UsageError */
export const readArguments = (args: readonly string[], terminal: string): ImportArguments => {
  const { positionals, values } = parse(args);
  const [table, further] = positionals;
  if (table === undefined || further !== undefined) throw new UsageError("Name one table");
  return {
    table,
    pictures: values.pictures ?? null,
    isDryRun: values["dry-run"],
    choices: new Map(values.column.map(readChoice)),
    options: { sheet: values.sheet ?? null, includesHidden: values["include-hidden"] },
    report: values.report ?? `${table.replace(/\.[^./\\]+$/, "")}-report.csv`,
    account: values.account ?? null,
    language: readLanguage(values.language, terminal),
  };
};
