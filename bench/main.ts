import { parseArgs } from "node:util";
import { benchBuild } from "./build";
import { benchEntries } from "./entries";
import { toReport, writeReport, type Section } from "./report";
import { benchSetup } from "./setup";
import { createWorkspace, type Workspace } from "./workspace";

const BENCHES: Readonly<Record<string, { title: string; run: (workspace: Workspace) => Promise<Section["rows"]> }>> = {
  setup: { title: "What a newcomer waits for", run: benchSetup },
  build: { title: "Building the site", run: benchBuild },
  entries: { title: "Forms at the gateway", run: benchEntries },
};

/** `npm run bench [-- setup build entries] [--write]`: measures a clean clone of the last commit. */
const bench = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean", default: false } } });
  const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
  console.log("cloning and installing …");
  const workspace = await createWorkspace();
  const sections: Section[] = [];
  try {
    for (const name of names) {
      const chosen = BENCHES[name];
      if (!chosen) throw new Error(`no bench is named ${name}; there are ${Object.keys(BENCHES).join(", ")}`);
      console.log(`${name} …`);
      sections.push({ title: chosen.title, rows: await chosen.run(workspace) });
    }
  } finally {
    await workspace.remove();
  }
  const report = toReport(sections, workspace.commit);
  console.log(`\n${report}`);
  if (values.write) await writeReport(report);
};

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
