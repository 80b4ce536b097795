/**
 * Runs a command until its parent process ends. The gateway holds the other end of standard input, which closes when the
 * gateway ends, also by SIGKILL. The build then ends too, so that it does not write into the folder of the next build.
 */
import { spawn } from "node:child_process";

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** This process leads the process group of the build and its workers. */
const endAll = () => process.kill(-process.pid, "SIGKILL");

process.stdin.on("error", endAll).on("close", endAll).resume();

child.once("error", (error) => {
  process.stderr.write(`error ${error.message}\n`);
  process.exit(1);
});
child.once("exit", (code, signal) => {
  process.stdin.removeAllListeners("close");
  if (signal === null) process.exit(code ?? 1);
  else process.kill(process.pid, signal);
});
