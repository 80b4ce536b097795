import { resolve } from "node:path";
import { upstreamVariables } from "../../src/config/environment";
import { request, Agent } from "undici";
import { waitUntil } from "../../tests/wait";
import { activateSocket, type ActivatedSocket } from "./socket-activation";
import { runGateway, type RunningGateway } from "./run-gateway";

const ROOT = resolve(__dirname, "../..");
const SITE_URL = "https://www.casajuriti.example";
const PATHS = ["/", "/kids", "/api/casting/kids/todos", "/media/240/a-300x400.jpg"];
const AT_ONCE = 4;

let prepared: RunningGateway;
let socket: ActivatedSocket;

beforeAll(async () => {
  // A release of the same code and content, so that the processes build nothing.
  prepared = await runGateway({
    servesSite: true,
    projectDir: ROOT,
    initialTime: Date.now(),
    siteUrl: SITE_URL,
    upstream: { content: { mediaPaths: ["a-300x400.jpg"] } },
  });
  await prepared.gateway.stop();
  const variables = { ...upstreamVariables(prepared.upstream.settings), DATA_DIR: prepared.dataDir, SITE_URL, NODE_ENV: "production" };
  socket = await activateSocket((port) =>
    ["first", "second"].map(() => ({
      args: ["--import", "tsx", "server/main.ts"],
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...variables, PORT: String(port), DRAIN_SECONDS: "1" },
    })),
  );
});

afterAll(async () => {
  for (const { end } of socket.programs) await end("SIGKILL");
  await prepared.close();
});

/** Sends requests one after the other on several connections until `stop`, which returns every answer that is not 200. */
const sendRequests = () => {
  const agent = new Agent({ connections: AT_ONCE });
  const failures: string[] = [];
  let answered = 0;
  let isStopping = false;
  const visit = async (path: string): Promise<void> => {
    const address = `http://127.0.0.1:${socket.port}${path}`;
    const outcome = await request(address, { dispatcher: agent }).then(async ({ statusCode, body }) => {
      await body.dump();
      return String(statusCode);
    }, String);
    if (outcome === "200") answered += 1;
    else failures.push(`${path}: ${outcome}`);
  };
  const work = async (first: number): Promise<void> => {
    for (let index = first; !isStopping; index += 1) await visit(PATHS[index % PATHS.length] ?? "/");
  };
  const workers = Array.from({ length: AT_ONCE }, (_, first) => work(first));
  const stop = async (): Promise<readonly string[]> => {
    isStopping = true;
    await Promise.all(workers);
    await agent.close();
    return failures;
  };
  return { stop, answered: () => answered };
};

it("a gateway that takes over another's socket loses no request", async () => {
  const [first, second] = socket.programs;
  await first?.start();
  const load = sendRequests();
  await waitUntil("the first gateway has answered 50 requests", async () => load.answered() > 50);
  await first?.end("SIGTERM");
  const answeredByFirst = load.answered();
  await second?.start();
  await waitUntil("the second gateway has answered 50 requests", async () => load.answered() > answeredByFirst + 50);
  expect(await load.stop()).toEqual([]);
});
