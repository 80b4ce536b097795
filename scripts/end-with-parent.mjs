/**
 * Loaded with `--import` by a server that `npm start` starts. The parent holds the other end of standard input, which closes
 * however the parent ends, by SIGKILL too; the server then ends with its process group, so that its port is free for the next start.
 */
import { isMainThread } from "node:worker_threads";

/** `startChild` makes the server the leader of a process group. */
const endGroup = () => process.kill(-process.pid, "SIGKILL");

if (isMainThread) {
  process.stdin.on("error", endGroup).on("close", endGroup).resume();
  process.stdin.unref();
}
