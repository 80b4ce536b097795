import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { EntryRow, FamilyPageRow } from "../server/entries/outbox/entry-rows";
import { sharedEntriesSettings } from "../server/entries/outbox/entry-keys";
import { openSharedOutbox } from "../server/entries/outbox/open-shared-outbox";
import { openOutbox, type Outbox } from "../server/entries/outbox/outbox";
import { readSettings, type Settings } from "./settings";
import { fail, say, StartError } from "./steps";

const USAGE = `npm run entries -- list                         waiting entries, dead letters with the reason, and erasures that wait
npm run entries -- show 7F3A91C2 [--photos dir] an entry's answers, and its photos into a folder
npm run entries -- replay 7F3A91C2 | --all      sends dead letters again: the running site does it within seconds`;

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

const lineOf = ({ reference, kind, status, tries, created_at, due_at, reason }: EntryRow): string =>
  [
    reference,
    kind.padEnd(15),
    status.padEnd(7),
    `${tries} tries`,
    `since ${timeOf(created_at)}`,
    status === "waiting" ? `next ${timeOf(due_at)}` : "given up",
    reason ?? "",
  ].join("  ");

const erasureLineOf = ({ reference, erasure, erase_tries, erase_at, erase_due_at }: FamilyPageRow): string =>
  [
    reference,
    "erasure".padEnd(15),
    "waiting",
    `${erase_tries} tries`,
    `since ${timeOf(erase_at ?? 0)}`,
    `next ${timeOf(erase_due_at ?? 0)}`,
    erasure === "unsupported" ? "the content store takes no erasures: delete the entry there by hand" : "",
  ].join("  ");

const list = async ({ entries, familyPages }: Outbox): Promise<void> => {
  const rows = await entries.all();
  say(rows.length === 0 ? "No entry is waiting: all were delivered." : rows.map(lineOf).join("\n"));
  // A family has erased these entries, and the content store may still have them.
  const erasures = await familyPages.openErasures();
  if (erasures.length > 0) say(erasures.map(erasureLineOf).join("\n"));
};

const find = async ({ entries }: Outbox, reference: string): Promise<EntryRow> => {
  const row = await entries.find(reference.toUpperCase());
  if (row === null)
    throw new StartError(
      `There is no entry ${reference}: it was delivered, deleted after 30 days, or never existed. "list" shows all entries`,
    );
  return row;
};

const show = async (outbox: Outbox, reference: string, folder: string | undefined): Promise<void> => {
  const row = await find(outbox, reference);
  const opened = await outbox.open(row);
  if (opened === null)
    throw new StartError(`${row.reference} cannot be read: another key or another version stored it, or its photos are damaged`);
  say(lineOf(row));
  const { photos } = opened;
  const { answers, locale, selection } = opened.entry;
  say(JSON.stringify({ answers, locale, selection }, null, 2));
  if (photos.length > 0 && folder === undefined) say(`${photos.length} photos; --photos writes them to a folder`);
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [index, photo] of photos.entries())
    await writeFile(path.join(folder, `${row.reference}-image${index + 1}.jpg`), photo, { mode: 0o600 });
  say(`${photos.length} photos are in ${folder}`);
};

const replay = async (outbox: Outbox, references: readonly string[]): Promise<void> => {
  const replayed: string[] = [];
  for (const reference of references) if ((await outbox.entries.requeue(reference, Date.now())) > 0) replayed.push(reference);
  say(replayed.length === 0 ? "There are no dead letters to send again." : `Will be sent again: ${replayed.join(", ")}`);
};

/** The outbox of the running site: in `DATA_DIR`, or shared by several gateways. */
const openPresentOutbox = ({ environment, dataDir }: Settings): Promise<Outbox> => {
  const shared = sharedEntriesSettings(environment);
  if (!shared.ok) throw new StartError(shared.error);
  return shared.value === null ? openOutbox(dataDir, Date.now) : openSharedOutbox({ ...shared.value, now: Date.now, warn: say });
};

/** `npm run entries`: lists, shows and replays entries that were not delivered. */
const entries = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { photos: { type: "string" }, all: { type: "boolean" } } });
  const [command, reference] = positionals;
  const outbox = await openPresentOutbox(await readSettings());
  try {
    if (command === "list") await list(outbox);
    else if (command === "show" && reference) await show(outbox, reference, values.photos);
    else if (command === "replay" && values.all)
      await replay(
        outbox,
        (await outbox.entries.all()).flatMap((row) => (row.status === "dead" ? [row.reference] : [])),
      );
    else if (command === "replay" && reference) await replay(outbox, [(await find(outbox, reference)).reference]);
    else throw new StartError(USAGE);
  } finally {
    await outbox.close();
  }
};

entries().catch(fail);
