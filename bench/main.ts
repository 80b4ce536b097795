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
  /** Of the import. */
  talents: number;
}

const TALENTS = 1_000;

type Bench = (workspace: Workspace, options: BenchOptions) => Promise<readonly Table[]>;

/** A benchmark whose result is one table of figures. */
const figures =
  (run: (workspace: Workspace) => Promise<readonly Row[]>): Bench =>
  async (workspace) => [ofFigures(await run(workspace))];

const BENCHES: Readonly<Record<string, { title: string; run: Bench }>> = {
  setup: { title: "Installing and starting", run: figures(benchSetup) },
  build: { title: "Building the site", run: figures(benchBuild) },
  pages: { title: "Pages as a phone gets them", run: benchPagesAndScripts },
  serving: { title: "Serving", run: figures(benchServing) },
  casting: { title: "Finding talents among 10,000", run: figures(benchCasting) },
  roster: { title: "Keeping 1,000, 10,000 and 100,000 talents", run: benchRoster },
  opening: { title: "From a list to a talent", run: figures(benchOpening) },
  gallery: { title: "Sliding through a book", run: figures(benchGallery) },
  desk: { title: "The desk with 5,000 applications and 10,000 talents", run: (workspace) => benchDesk(workspace) },
  import: {
    title: "Importing talents with pictures of 12 MP",
    run: async (workspace, { talents }) => [ofFigures(await benchImport(workspace, talents))],
  },
  entries: { title: "Forms at the gateway", run: figures(benchEntries) },
  packages: { title: "Packages at the gateway", run: figures(benchPackages) },
  abuse: { title: "Forms under attack", run: figures(benchAbuse) },
  faults: {
    title: "While parts of it fail",
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
  const sections: Section[] = [];
  try {
    for (const name of names) {
      const chosen = BENCHES[name];
      if (!chosen) throw new Error(`unknown benchmark ${name}; known: ${Object.keys(BENCHES).join(", ")}`);
      console.log(`${name} …`);
      sections.push({ title: chosen.title, tables: await chosen.run(workspace, options) });
    }
  } finally {
    await workspace.remove();
  }
  const report = toReport(sections, workspace.commit);
  console.log(`\n${report}`);
  if (values.write) await writeReport(report);
};

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // A failed benchmark may have left its load running.
  .finally(() => process.exit());
