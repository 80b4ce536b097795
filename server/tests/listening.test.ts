import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { upstreamVariables } from "../../src/config/environment";
import { freePort } from "../../scripts/free-port";
import { withSocket } from "../listening-socket";
import { runGateway, type RunningGateway } from "./run-gateway";

const ROOT = resolve(__dirname, "../..");
const HOST_VARIABLES = { SITE_HOST: "www.casajuriti.example", ADMIN_HOST: "admin.casajuriti.example" };

/** An address of this machine other than 127.0.0.1; Linux answers at all of 127.0.0.0/8. */
const otherAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((face) => face?.family === "IPv4" && !face.internal)?.address ?? "127.0.0.2";

const dockerfile = readFileSync(join(ROOT, "Dockerfile"), "utf8");
const imageCommand: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");

/** Settings of the last stage, which is the image. */
const imageVariables = Object.fromEntries(
  (
    dockerfile
      .split(/^FROM /m)
      .at(-1)
      ?.match(/^ENV (.*)$/m)?.[1] ?? ""
  )
    .split(" ")
    .map((pair) => pair.split("=")),
);

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?sentence}` by values. */
const interpolate = (text: string): string => text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, valueOf);

const valueOf = (reference: string, name: string): string => {
  const value = new Map(Object.entries(HOST_VARIABLES)).get(name) ?? /:-([^}]*)\}$/.exec(reference)?.[1];
  if (value === undefined) throw new Error(`the test gives no ${name}`);
  return value;
};

const compose = parse(readFileSync(join(ROOT, "compose.yaml"), "utf8"), { merge: true });
const composeVariables: Record<string, string> = Object.fromEntries(
  Object.entries<string>(compose.services.blue.environment).map(([name, value]) => [name, interpolate(value)]),
);

let prepared: RunningGateway;
let child: ChildProcess | null = null;

beforeAll(async () => {
  // A release of the same code and content, so that the command builds nothing.
  prepared = await runGateway({ servesSite: true, projectDir: ROOT, initialTime: Date.now() });
});

afterEach(async () => {
  if (child === null || child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
});

afterAll(() => prepared.close());

/** Waits until the command prints the site's address; returns its port. */
const startImage = async ([program = "", ...args]: readonly string[], variables: Readonly<Record<string, string>>): Promise<number> => {
  const port = await freePort();
  const own = {
    PATH: process.env.PATH ?? "",
    DATA_DIR: prepared.dataDir,
    PORT: String(port),
    PANEL_PORT: String(await freePort()),
    ...upstreamVariables(prepared.upstream.settings),
  };
  const started = spawn(program === "node" ? process.execPath : program, args, {
    cwd: ROOT,
    env: { ...imageVariables, ...variables, ...own },
  });
  child = started;
  await new Promise<void>((ready, fail) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(`Site   http://localhost:${port}`)) ready();
    };
    started.stdout.on("data", read);
    started.stderr.on("data", read);
    started.once("close", () => fail(new Error(output)));
  });
  return port;
};

const statusAt = async (address: string, port: number): Promise<number | string> =>
  fetch(`http://${address}:${port}/api/health`).then(
    ({ status }) => status,
    (error: Error) => String(error.cause),
  );

it("the gateway listens on another address with the environment of compose.yaml", async () => {
  expect(composeVariables).toMatchObject({ TRUST_PROXY: "true", SITE_URL: "https://www.casajuriti.example" });
  const port = await startImage(compose.services.blue.command, composeVariables);
  expect([await statusAt(otherAddress, port), await statusAt("127.0.0.1", port)]).toEqual([200, 200]);
}, 180_000);

it("the site behind a local proxy listens on the loopback interface only", async () => {
  const port = await startImage(imageCommand, { TRUST_PROXY: "true", SITE_URL: "https://www.casajuriti.example", HOST: "" });
  expect([await statusAt(otherAddress, port), await statusAt("127.0.0.1", port)]).toEqual([expect.stringContaining("ECONNREFUSED"), 200]);
}, 180_000);

it("the gateway ends with the name and code of an unexpected error, without its message", async () => {
  const variables = { ...process.env, DATA_DIR: prepared.dataDir, ...upstreamVariables(prepared.upstream.settings) };
  const { command, args } = withSocket(process.execPath, ["--import", "tsx", "server/main.ts", "--api-only"]);
  // Descriptor 3 is no socket, so listening fails.
  const started = spawn(command, args, { cwd: ROOT, env: variables, stdio: ["ignore", "pipe", "inherit", "ignore"] });
  child = started;
  let output = "";
  started.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  expect(await once(started, "close")).toEqual([1, null]);
  expect(output).toMatch(/^error: the gateway ended: Error E[A-Z]+$/m);
});
