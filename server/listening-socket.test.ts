import { spawnSync } from "node:child_process";
import { inheritedSocket, withSocket } from "./listening-socket";

it.each([
  ["its own process id and one socket", { LISTEN_PID: "41", LISTEN_FDS: "1" }, 3],
  ["another process's id", { LISTEN_PID: "40", LISTEN_FDS: "1" }, null],
  ["no socket", { LISTEN_PID: "41", LISTEN_FDS: "0" }, null],
  ["no number of sockets", { LISTEN_PID: "41" }, null],
  ["nothing", {}, null],
])("finds the inherited socket only when the variables name it: %s", (_case, variables, fd) => {
  expect(inheritedSocket(variables, 41)).toBe(fd);
});

it("runs a command with the socket under the process id of LISTEN_PID, with unchanged arguments", () => {
  const script = "console.log(process.env.LISTEN_PID === String(process.pid), process.env.LISTEN_FDS, process.argv[1])";
  const { command, args } = withSocket(process.execPath, ["-e", script, "a 'quoted' $argument"]);
  expect(spawnSync(command, args, { encoding: "utf8" }).stdout).toBe("true 1 a 'quoted' $argument\n");
});
