import { spawn } from "node:child_process";
import path from "node:path";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

const FILE_OPTIONS = ["--pictures", "--report"];

/** Paths are relative to the folder in which the command was given, and the panel's program runs in another. */
const toAbsolute = (args: readonly string[]): string[] => {
  const start = process.env.INIT_CWD ?? process.cwd();
  const resolve = (file: string): string => path.resolve(start, file);
  return args.map((arg, index) => {
    const [option = "", file] = arg.split(/=(.*)/s);
    if (file !== undefined && FILE_OPTIONS.includes(option)) return `${option}=${resolve(file)}`;
    const previous = args[index - 1] ?? "";
    const isFile = FILE_OPTIONS.includes(previous) || (!arg.startsWith("-") && !isValueOf(previous));
    return isFile ? resolve(arg) : arg;
  });
};

const isValueOf = (option: string): boolean => ["--column", "--sheet", "--account", "--language"].includes(option);

/** `npm run import -- <table> [--pictures <folder or ZIP>] [--dry-run]`: imports a roster into the embedded panel. */
const importRoster = async (): Promise<void> => {
  const { isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  // Without npm in between, the program gets the signals and its exit code arrives here.
  const program = ["--import", "tsx", "scripts/import-roster.ts", ...toAbsolute(process.argv.slice(2))];
  // The command prints its own output; faults are still logged.
  const env = { PAYLOAD_LOG_LEVEL: "error", ...panelVariables };
  const child = spawn(process.execPath, program, { cwd: path.join(ROOT, "panel"), env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
};

importRoster().catch(fail);
