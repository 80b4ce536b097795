import { runGateway, type RunningGateway } from "./run-gateway";
import { builtPage } from "./small-site";

const hex = (build: number): string => String(build).repeat(20).slice(0, 20);

/** Files of one build only: its script, its styles, a page query's result, a page and its data. */
const filesOf = (build: number): Record<string, string> => ({
  [`component---kids-${hex(build)}.js`]: `// script of build ${build}`,
  [`look-${hex(build)}.css`]: `b{order:${build}}`,
  [`page-data/sq/d/${build}00.json`]: `{"build":${build}}`,
  "page-data/app-data.json": `{"webpackCompilationHash":"code-${build}"}`,
  ...builtPage(`/only-${build}`, "x"),
});

let running: RunningGateway;
let again: RunningGateway | null = null;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, extraFilesOf: filesOf });
  running.advanceClock(1_000);
  await running.gateway.releases.request();
});

afterAll(async () => {
  await again?.close();
  await running.close();
});

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

it.each([
  ["/component---kids-11111111111111111111.js", "// script of build 1"],
  ["/component---kids-22222222222222222222.js", "// script of build 2"],
  ["/look-11111111111111111111.css", "b{order:1}"],
  ["/page-data/sq/d/100.json", '{"build":1}'],
  ["/page-data/sq/d/200.json", '{"build":2}'],
])("serves %s to pages opened before and after a switch", async (url, body) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([200, body]);
});

it("changes app-data.json with the code", async () => {
  expect((await get("/page-data/app-data.json")).json()).toEqual({ webpackCompilationHash: "code-2" });
});

it.each(["/only-1", "/page-data/only-1/page-data.json"])("answers 404 for %s of the previous build", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it("keeps the files after a restart, and deletes them after three builds", async () => {
  const restarted = await runGateway({ servesSite: true, extraFilesOf: (build) => filesOf(build + 2), dataDir: running.dataDir });
  again = restarted;
  const statusOf = async (build: number) => (await restarted.app.inject(`/look-${hex(build)}.css`)).statusCode;
  expect([await statusOf(1), await statusOf(2)]).toEqual([200, 200]);
  restarted.advanceClock(60_000);
  await restarted.gateway.releases.request();
  restarted.advanceClock(1_000);
  await restarted.gateway.releases.request();
  // The upstream's new address makes it another site, so the restart made build 3, with the clock at its initial time.
  expect([await statusOf(1), await statusOf(2), await statusOf(4), await statusOf(5)]).toEqual([404, 200, 200, 200]);
});
