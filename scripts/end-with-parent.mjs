/**
 * Loaded with `--import` into servers that `npm start` starts. Standard input is a pipe from the parent, which closes when the
 * parent ends, by SIGKILL too. The server then kills its process group, so that its port is free for the next start.
 */
import { isMainThread } from "node:worker_threads";

/** `startChild` makes the server the leader of a process group. */
const endGroup = () => process.kill(-process.pid, "SIGKILL");

if (isMainThread) {
  process.stdin.on("error", endGroup).on("close", endGroup).resume();
  process.stdin.unref();
}
