import { readFile, stat, writeFile } from "node:fs/promises";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { writeWaitingAudit } from "../src/audit/record-audit";
import { describeImportProblem } from "../src/roster/words/roster";
import { fill, type RosterCommandMessages, rosterCommandMessages } from "../src/roster/words/roster-command";
import type { User } from "../src/payload-types";
import { announceImport } from "../src/publication/announce-import";
import { importRoster, type ImportResult } from "../src/roster/import-roster";
import { openPictures } from "../src/roster/pictures/open-pictures";
import { ImportProblem } from "../src/roster/problems";
import { describePicture, picturesOf, remarksOf, writeReport } from "../src/roster/report";
import type { Table } from "../src/roster/table/cell";
import { readTable } from "../src/roster/table/read-table";
import { CommandError, type ImportArguments, readArguments, USAGE, UsageError } from "./import-arguments";

const OK = 0;
const REFUSED = 1;
const NOT_RIGHT = 2;
const STOPPED = 130;

const PROGRESS_EVERY_MS = 2_000;
const MAX_SHOWN = 30;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const findAccount = async (payload: Payload, email: string | null): Promise<User | null> => {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "admin" }, ...(email === null ? {} : { email: { equals: email.toLowerCase() } }) },
    sort: "id",
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ?? null;
};

const countStates = ({ rows }: ImportResult, { summary }: RosterCommandMessages): string =>
  (["new", "changed", "same", "refused"] as const)
    .map((state) => `${rows.filter(({ plan }) => plan.state === state).length} ${summary[state]}`)
    .join(", ");

const sayLines = (lines: readonly string[], messages: RosterCommandMessages): void => {
  lines.slice(0, MAX_SHOWN).forEach(say);
  if (lines.length > MAX_SHOWN) say(fill(messages.more, { count: lines.length - MAX_SHOWN }));
};

const sayRemarks = ({ rows }: ImportResult, messages: RosterCommandMessages, language: string): void => {
  const lines = rows.flatMap(({ plan }) => {
    const remarks = remarksOf(plan, language).join(" ");
    return remarks === "" ? [] : [fill(messages.remark, { row: plan.row, name: plan.name || "–", remarks })];
  });
  sayLines(lines, messages);
};

const sayColumns = ({ unusedColumns, counters }: ImportResult, messages: RosterCommandMessages): void => {
  for (const header of counters) say(fill(messages.counter, { header }));
  if (unusedColumns.length > 0) say(fill(messages.ignored, { list: unusedColumns.join(", ") }));
};

const sayPictures = ({ rows, unmatchedPictures }: ImportResult, messages: RosterCommandMessages, language: string): void => {
  const lines = rows.flatMap((result) => {
    const list = picturesOf(result).map((picture) => describePicture(picture, language));
    const { row, name } = result.plan;
    return list.length === 0 ? [] : [fill(messages.pictures, { row, name: name || "–", list: list.join(", ") })];
  });
  sayLines(lines, messages);
  sayLines(
    unmatchedPictures.map((path) => fill(messages.unmatched, { path })),
    messages,
  );
  if (unmatchedPictures.length > 0) say(messages.howToMatch);
};

const saySource = ({ sheet, headerRow, hidden }: Table, { options }: ImportArguments, messages: RosterCommandMessages): void => {
  say(sheet === null ? fill(messages.headerRow, { row: headerRow }) : fill(messages.source, { sheet: `“${sheet}”`, row: headerRow }));
  if (!options.includesHidden && hidden.rows + hidden.columns > 0) say(fill(messages.hidden, hidden));
};

const stopOnSignals = (messages: RosterCommandMessages): AbortSignal => {
  const controller = new AbortController();
  const stop = (): void => {
    if (!controller.signal.aborted) say(messages.stopping);
    controller.abort();
  };
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
  return controller.signal;
};

const showProgress = (messages: RosterCommandMessages) => {
  let shownAt = Date.now();
  return (_: unknown, progress: { done: number; total: number }): void => {
    if (Date.now() - shownAt < PROGRESS_EVERY_MS) return;
    shownAt = Date.now();
    say(fill(messages.progress, progress));
  };
};

/** Only its owner may read the report, which contains names. */
const saveReport = async (file: string, text: string): Promise<void> => {
  await writeFile(file, text, { mode: 0o600 });
};

const finish = async (result: ImportResult, { isDryRun, report, language }: ImportArguments): Promise<number> => {
  const messages = rosterCommandMessages(language);
  const rows = result.rows.map((row) => ({ ...row, pictures: picturesOf(row) }));
  await saveReport(report, writeReport({ ...result, rows }, language));
  sayColumns(result, messages);
  if (isDryRun) sayPictures(result, messages, language);
  sayRemarks(result, messages, language);
  say(countStates(result, messages));
  const hasWritten = !isDryRun && result.rows.some(({ plan }) => plan.state === "new" || plan.state === "changed");
  if (hasWritten) say((await announceImport()) ? messages.announced : messages.notAnnounced);
  say(fill(messages.report, { file: report }));
  if (result.isStopped) say(fill(messages.stopped, { done: result.rows.length, total: result.total }));
  else say(isDryRun ? messages.dryRun : messages.done);
  if (result.isStopped) return STOPPED;
  return result.rows.some(({ plan }) => plan.state === "refused") ? REFUSED : OK;
};

const openFile = async <Opened>(file: string, { language }: ImportArguments, open: () => Promise<Opened>): Promise<Opened> => {
  try {
    await stat(file);
    return await open();
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new CommandError(fill(rosterCommandMessages(language).notFound, { file }), { cause: error });
  }
};

const run = async (given: ImportArguments): Promise<number> => {
  const messages = rosterCommandMessages(given.language);
  say(fill(messages.reading, { table: given.table }));
  const { isDryRun, choices, options } = given;
  const table = await openFile(given.table, given, async () => readTable(await readFile(given.table), options, choices));
  saySource(table, given, messages);
  const unknown = [...given.choices.keys()].find((header) => !table.headers.includes(header));
  if (unknown !== undefined) throw new ImportProblem("unknown-column", unknown);
  const pictures = await openFile(given.pictures ?? given.table, given, () => openPictures(given.pictures));
  const payload = await getPayload({ config });
  const user = await findAccount(payload, given.account);
  if (user === null) throw new CommandError(messages.noAccount);
  const signal = stopOnSignals(messages);
  const onRow = showProgress(messages);
  const result = await importRoster({ payload, user, table, choices, pictures, now: new Date(), isDryRun, signal, onRow });
  await pictures.close();
  await writeWaitingAudit(payload);
  return finish(result, given);
};

const main = async (): Promise<number> => {
  const terminal = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "";
  let language = terminal;
  try {
    const given = readArguments(process.argv.slice(2), terminal);
    language = given.language;
    return await run(given);
  } catch (error) {
    if (!(error instanceof CommandError) && !(error instanceof ImportProblem)) throw error;
    const message = error instanceof ImportProblem ? describeImportProblem(error, language) : error.message;
    process.stderr.write(error instanceof UsageError ? `${message}\n\n${USAGE}\n` : `${message}\n`);
    return NOT_RIGHT;
  }
};

process.exit(await main());
