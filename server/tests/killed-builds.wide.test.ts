import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { waitUntil } from "../../tests/wait";
import { startGatewayProcess, type GatewayProcess } from "../entries/tests/gateway-process";
import { signBody } from "../publish/signature";
import { hookBody } from "./publishing";
import { PUBLISH_SECRET } from "./run-gateway";
import type { PlannedBuild } from "./build-program";

const POSTS = 150;
const PATIENCE_S = 60;

let upstream: FakeUpstream;
let dataDir: string;
let port: number;
let gateway: GatewayProcess;

const plan = (build: Partial<PlannedBuild>): Promise<void> =>
  writeFile(join(dataDir, "next-build.json"), JSON.stringify({ body: "build 1", posts: POSTS, isStuck: false, ...build }));

const start = async (): Promise<void> => {
  gateway = await startGatewayProcess({
    settings: upstream.settings,
    port,
    dataDir,
    variables: { PUBLISH_SECRET },
    command: ["--import", "tsx", "server/tests/gateway-program.ts"],
  });
};

beforeAll(async () => {
  upstream = await startUpstream();
  dataDir = await mkdtemp(join(tmpdir(), "gateway-"));
  port = await freePort();
  await plan({ body: "build 1" });
  await start();
});

afterAll(async () => {
  await gateway.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
});

const publish = async (): Promise<number> => {
  const body = hookBody({ at: Date.now() });
  const reply = await fetch(`http://127.0.0.1:${port}/api/publish`, {
    method: "POST",
    body,
    headers: { "x-signature": signBody(body, PUBLISH_SECRET) },
  });
  return reply.status;
};

const fetchPage = async (address: string): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${port}${address}`);
  const body = await reply.text();
  return `${reply.status} ${/build \d/.exec(body)?.[0] ?? ""} ${body.endsWith("</html>") ? "whole" : "broken"}`;
};

/** Without the files of locks: their journals exist only while a process writes. */
const releases = async (): Promise<string[]> => (await readdir(join(dataDir, "releases"))).filter((name) => !name.includes(".lock")).sort();

const drafts = async (): Promise<string[]> => (await releases()).filter((name) => name.endsWith(".tmp"));

const fetchAllPages = async (): Promise<string[]> => {
  const addresses = ["/", "/kids", "/blog", ...Array.from({ length: POSTS }, (_, index) => `/blog/post-${index}`)];
  const answers = await Promise.all(addresses.map(fetchPage));
  return [...new Set(answers.slice(2))];
};

const waitUntilShown = (body: string): Promise<unknown> =>
  waitUntil(`/blog shows ${body}`, async () => (await fetchPage("/blog")).includes(body), PATIENCE_S);

it("serves the previous release after a kill during a build, and then builds", async () => {
  const before = await releases();
  await plan({ body: "build 2", isStuck: true });
  expect(await publish()).toBe(202);
  const kids = join(dataDir, "public/kids/index.html");
  await waitUntil(
    "the build writes",
    () =>
      stat(kids).then(
        ({ size }) => size === 18,
        () => false,
      ),
    PATIENCE_S,
  );
  await gateway.kill();
  await plan({ body: "build 3" });
  await start();
  expect(await fetchAllPages()).toEqual(["200 build 1 whole"]);
  expect(await fetchPage("/kids")).toBe("200  whole");
  expect(await releases()).toEqual(before);
  await publish();
  await waitUntilShown("build 3");
  expect(await fetchAllPages()).toEqual(["200 build 3 whole"]);
});

it("serves the previous release after a kill during the writing of a release, and then builds", async () => {
  await plan({ body: "build 4" });
  await publish();
  await waitUntil(
    "the draft release has its first post",
    async () => {
      const [draft = "none"] = await drafts();
      const files = await readdir(join(dataDir, "releases", draft, "site/blog/post-0")).catch(() => []); // not yet written
      return files.length > 0;
    },
    PATIENCE_S,
  );
  await gateway.kill();
  expect(await drafts()).toHaveLength(1);
  await start();
  expect(await drafts()).toEqual([]);
  expect(await fetchAllPages()).toEqual(["200 build 3 whole"]);
  await publish();
  await waitUntilShown("build 4");
  expect(await fetchAllPages()).toEqual(["200 build 4 whole"]);
  expect(await drafts()).toEqual([]);
});
