import { onPluginInit } from "../../plugins/gatsby-source-agency/src/on-plugin-init";
import { sourceNodes } from "../../plugins/gatsby-source-agency/src/source-nodes";
import type { Fault } from "../fakes/upstream/faults";
import type { FakeUpstream } from "../fakes/upstream/start-upstream";
import { createFakeGatsby, type FakeGatsby } from "./fake-gatsby";
import { startUpstreamWithEnvironment } from "./upstream-environment";

let upstream: FakeUpstream;
let stop: () => Promise<void>;
let gatsby: FakeGatsby;

beforeEach(async () => {
  ({ upstream, stop } = await startUpstreamWithEnvironment());
  gatsby = createFakeGatsby();
});

afterEach(() => stop());

type Entry = { text: (context: { sentence?: string }) => string; level: string };

const errorMap = (): Record<string, Entry> => {
  let map: Record<string, Entry> = {};
  const reporter = { setErrorMap: (given: Record<string, Entry>) => void (map = given) };
  onPluginInit({ reporter } as unknown as Parameters<typeof onPluginInit>[0]);
  return map;
};

const countKey = (): string => `talent-count ${upstream.settings.integrationUrl}`;

describe("a build", () => {
  it.each<[string, string, Fault]>([
    ["refuses the credentials", "10002", { kind: "refuse-sign-in" }],
    ["is down", "10003", { kind: "down" }],
    ["answers 500 for the list of talents", "10003", { kind: "status", status: 500, path: /^\/api\/talents/ }],
    ["breaks off one profile again and again", "10003", { kind: "reset", path: /^\/api\/talent\/profile/ }],
    ["answers a page of HTML", "10004", { kind: "html" }],
    ["answers a page of HTML for one flat document", "10004", { kind: "html", path: /^\/api\/social-medias/ }],
    ["answers half of its JSON", "10004", { kind: "truncated-json", path: /^\/posts\// }],
    ["answers too much", "10004", { kind: "too-large", bytes: 6_000_000, path: /^\/api\/entities/ }],
  ])("with an upstream that %s fails with %s and creates no node", async (_what, id, fault) => {
    await upstream.setFault(fault);
    await expect(gatsby.build(sourceNodes)).rejects.toMatchObject({ id, sentence: expect.stringMatching(/^\S.*\.$/) });
    expect(gatsby.nodes.size).toBe(0);
  });

  it.each([
    ["a missing setting", { PANEL_API_TOKEN: "" }, "PANEL_API_TOKEN must be set."],
    ["a broken setting", { PANEL_URL: "nowhere" }, "PANEL_URL must be an http(s) address."],
  ])("with %s fails and names it", async (_what, environment, sentence) => {
    Object.assign(process.env, environment);
    await expect(gatsby.build(sourceNodes)).rejects.toMatchObject({ id: "10001", sentence });
  });

  it("reveals no credential in its error", async () => {
    await upstream.setFault({ kind: "refuse-sign-in" });
    const told = await gatsby.build(sourceNodes).catch(String);
    for (const secret of [upstream.settings.panelSalt, upstream.settings.panelApiToken, upstream.settings.integrationApiKey])
      expect(told).not.toContain(secret);
  });

  it("succeeds after passing failures", async () => {
    await upstream.setFault({ kind: "status", status: 503, times: 2, path: /^\/api\/talents/ });
    await gatsby.build(sourceNodes);
    expect(gatsby.nodes.has("AgencyTalent-401")).toBe(true);
  });

  it("fails with its own code after a loss of most talents, and keeps the last count", async () => {
    gatsby.cacheEntries.set(countKey(), 27);
    await expect(gatsby.build(sourceNodes)).rejects.toMatchObject({ id: "10005" });
    expect(gatsby.cacheEntries.get(countKey())).toBe(27);
  });

  it("names the broken records after a loss of most talents", async () => {
    gatsby.cacheEntries.set(countKey(), 27);
    await gatsby.build(sourceNodes).catch(String);
    expect(gatsby.warnings).toContain("Skipped talents 491: name is missing");
  });

  it("ignores the count of another content store", async () => {
    gatsby.cacheEntries.set("talent-count https://another.example.com", 27);
    await gatsby.build(sourceNodes);
    expect(gatsby.cacheEntries.get(countKey())).toBe(13);
  });

  it("remembers the count of talents", async () => {
    await gatsby.build(sourceNodes);
    expect(gatsby.cacheEntries.get(countKey())).toBe(13);
  });
});

describe("develop", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
  });

  it("keeps the last good nodes and warns", async () => {
    const { created } = await gatsby.build(sourceNodes);
    await upstream.setFault({ kind: "down" });
    const { kept, removed } = await gatsby.build(sourceNodes);
    expect(kept.sort()).toEqual(created.sort());
    expect(removed).toEqual([]);
    expect(gatsby.warnings).toEqual([expect.stringContaining("The last good content stays.")]);
  });

  it("fails like a build when there are no nodes to keep", async () => {
    await upstream.setFault({ kind: "down" });
    await expect(gatsby.build(sourceNodes)).rejects.toMatchObject({ id: "10003" });
  });
});

describe("the error map", () => {
  it.each(["10001", "10002", "10003", "10004", "10005"])("contains %s with code and sentence", (code) => {
    const entry = errorMap()[code];
    expect(entry?.level).toBe("ERROR");
    expect(entry?.text({ sentence: "GET /api/talents took too long." })).toMatch(
      new RegExp(`^\\[agency ${code}\\] The content store .+\\. GET /api/talents took too long\\.$`),
    );
  });
});
