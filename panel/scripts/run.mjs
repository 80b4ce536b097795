import { spawnSync } from "node:child_process";

// On Node 20 the TypeScript loader, which runs on a thread of its own, now and then loses an answer while modules are
// being loaded. Node then ends with this code before the first line of the script has run, so it is safe to run again.
const NEVER_LOADED = 13;
const ATTEMPTS = 8;

const [script, ...args] = process.argv.slice(2);
let status = NEVER_LOADED;
for (let attempt = 0; attempt < ATTEMPTS && status === NEVER_LOADED; attempt += 1) {
  status = spawnSync(process.execPath, ["--import", "tsx", script, ...args], { stdio: "inherit" }).status ?? 1;
}
process.exit(status);
