import { parseArgs } from "node:util";
import { benchAbuse } from "./abuse";
import { benchBuild } from "./build";
import { benchCasting } from "./casting";
import { benchDesk } from "./desk";
import { benchGallery } from "./gallery";
import { benchEntries } from "./entries";
import { benchFaults } from "./faults/main";
import { benchImport } from "./import";
import { benchOpening } from "./opening";
import { benchPackages } from "./packages";
import { benchPagesAndScripts } from "./pages";
import { ofFigures, toReport, writeReport, type Row, type Section, type Table } from "./lib/report";
import { benchRoster } from "./roster";
import { benchServing } from "./serving";
import { benchSetup } from "./setup";
import { createWorkspace, openWorkspace, type Workspace } from "./lib/workspace";

interface BenchOptions {
  /** Duration of each fault; null for its full length. */
  seconds: number | null;
  /** A seeded DATA_DIR that the fault run copies; null for a new one. */
  data: string | null;
  /** Names of the faults to try; all of them when empty. */
  faults: readonly string[];
  /** Number of talents of the import. */
  talents: number;
}

const TALENTS = 1_000;

type Bench = (workspace: Workspace, options: BenchOptions) => Promise<readonly Table[]>;

const figures =
  (run: (workspace: Workspace) => Promise<readonly Row[]>): Bench =>
  async (workspace) => [ofFigures(await run(workspace))];

const BENCHES: Readonly<Record<string, Pick<Section, "title" | "conditions"> & { run: Bench }>> = {
  setup: {
    title: "Installing and starting",
    conditions: "A clean clone and an empty data folder, then the same again.",
    run: figures(benchSetup),
  },
  build: { title: "Building the site", conditions: "Made-up talents; each build is made once.", run: figures(benchBuild) },
  pages: {
    title: "Pages as a phone gets them",
    conditions:
      "Demonstration content; Lighthouse's simulated phone on slow 4G, median of five runs. Scripts include what a page fetches when it is idle.",
    run: benchPagesAndScripts,
  },
  serving: {
    title: "Serving",
    conditions: "50 connections for 30 s, from the same machine.",
    run: figures(benchServing),
  },
  casting: {
    title: "Finding talents among 10,000",
    conditions:
      "Varied made-up talents; bytes as sent, with Brotli; taps on a phone of 390 px with a slowed processor, median of five visits.",
    run: figures(benchCasting),
  },
  roster: {
    title: "Keeping 1,000, 10,000 and 100,000 talents",
    conditions: "One process of the gateway's modules for each list, with and without the extension `updated_since`.",
    run: benchRoster,
  },
  opening: {
    title: "From a list to a talent",
    conditions: "A phone of 390 px, 4× slowdown, slow 4G, no service worker; median of five touches, 9 s after the list's scripts run.",
    run: figures(benchOpening),
  },
  gallery: { title: "Sliding through a book", conditions: "A book of 16 pictures in Chromium.", run: figures(benchGallery) },
  desk: {
    title: "The desk with 5,000 applications and 10,000 talents",
    conditions:
      "SQLite, 60 requests of each kind, one after the other, as the panel hands them to Payload: without Next's server and without rendering a page.",
    run: (workspace) => benchDesk(workspace),
  },
  import: {
    title: "Importing talents with pictures of 12 MP",
    conditions:
      "The job of the admin's import in a new store with SQLite; six pictures of 4000 × 3000 px for each talent. The list of talents is read in the same process.",
    run: async (workspace, { talents }) => [ofFigures(await benchImport(workspace, talents))],
  },
  entries: {
    title: "Forms at the gateway",
    conditions: "Gateway and content store on one machine; no limit of forms for each address.",
    run: figures(benchEntries),
  },
  packages: { title: "Packages at the gateway", conditions: "Gateway and content store on one machine.", run: figures(benchPackages) },
  abuse: {
    title: "Forms under attack",
    conditions: "Photos of the largest accepted size and slow uploads, from many addresses; no limit of forms for each address.",
    run: figures(benchAbuse),
  },
  faults: {
    title: "While parts of it fail",
    conditions:
      "Gateway and panel as `npm start` runs them, demonstration content; visitors' requests and forms all the time. A form that is refused is sent again.",
    run: ({ folder }, { seconds, data, faults }) => benchFaults({ folder, data, seconds }, faults),
  },
};

/**
 * `npm run bench [-- setup build pages …] [--write]`: measures a clean clone of the last commit, or `--folder DIR` as it is.
 * `import` also takes `--talents N`; `faults` also takes `--seconds N`, `--data DATA_DIR` and `--fault NAME` (repeatable).
 */
const OPTIONS = {
  write: { type: "boolean", default: false },
  folder: { type: "string" },
  seconds: { type: "string" },
  data: { type: "string" },
  fault: { type: "string", multiple: true },
  talents: { type: "string" },
} as const;

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const options = {
    seconds: values.seconds === undefined ? null : Number(values.seconds),
    data: values.data ?? null,
    faults: values.fault ?? [],
    talents: values.talents === undefined ? TALENTS : Number(values.talents),
  };
  const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
  const workspace = await (values.folder === undefined ? createWorkspace() : openWorkspace(values.folder));
  try {
    for (const name of names) {
      const chosen = BENCHES[name];
      if (!chosen) throw new Error(`unknown benchmark ${name}; known: ${Object.keys(BENCHES).join(", ")}`);
      console.log(`${name} …`);
      const report = toReport({ ...chosen, tables: await chosen.run(workspace, options) }, workspace.commit);
      console.log(`\n${report}\n`);
      if (values.write) await writeReport(report);
    }
  } finally {
    await workspace.remove();
  }
};

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // A failed benchmark may have left its load running.
  .finally(() => process.exit());
