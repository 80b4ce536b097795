import { mediaAddress } from "../../src/config/media";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import type { FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { waitFor } from "../../tests/wait";
import { publish } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

const PICTURE = "uploads/new-300x400.jpg";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ upstreamLimits: { retries: 0, headersMs: 60_000, totalMs: 60_000 } });
});

afterEach(() => running.close());

/** Delays the answer of the next call, with the present content, until the returned function is called. */
const delayNext = async (path: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  await running.upstream.setFault({ kind: "delay", path, times: 1, until });
  return () => release();
};

const get = async (url: string): Promise<string> => {
  const { statusCode, body } = await running.app.inject(url);
  return `${statusCode} ${body}`;
};

interface Change {
  url: string;
  /** Path of the upstream's call. */
  path: RegExp;
  /** Part of the answer before the change. */
  shown: string;
  change: (content: FakeUpstream["content"]) => void;
}

it.each<[string, Change]>([
  ["a list of posts", { url: "/api/posts/pt", path: /\/posts\/blog\/pt/, shown: "Artigo 49", change: ({ posts }) => posts.pt?.splice(0) }],
  [
    "a profile",
    {
      url: "/api/talents/401",
      path: /profile$/,
      shown: "Aurora Teste Lima",
      change: ({ talents }) => Object.assign(recordById(talents, "401") ?? {}, { name: "Aurora Renomeada" }),
    },
  ],
  [
    "the published contacts",
    { url: "/api/staff/verify?contact=um%40example.com", path: /staff/, shown: '"isOurs":true', change: ({ staff }) => staff.splice(0) },
  ],
])("loads %s again when something was published during the load", async (_case, { url, path, shown, change }) => {
  const release = await delayNext(path);
  const asked = running.countRequests(path);
  const before = get(url);
  await waitFor(() => expect(running.countRequests(path)).toBe(asked + 1));
  change(running.upstream.content);
  await publish(running);
  release();
  expect(await before).toContain(shown);
  expect(await get(url)).not.toContain(shown);
});

it("serves a picture that was published while the list of published pictures was loading", async () => {
  const url = mediaAddress(PICTURE, 160);
  const release = await delayNext(/gallery/);
  const asked = running.countRequests(/gallery/);
  const before = get(url);
  await waitFor(() => expect(running.countRequests(/gallery/)).toBe(asked + 1));
  running.upstream.content.gallery.push({ id: 900, cover: PICTURE, title: "Novo" });
  await publish(running);
  const after = get(url);
  await waitFor(() => expect(running.countRequests(/gallery/)).toBeGreaterThanOrEqual(asked + 2));
  release();
  expect([(await after).slice(0, 3), (await before).slice(0, 3)]).toEqual(["200", "200"]);
});

it("follows the agency's latest settings, also in a request from before their publication", async () => {
  const url = "/api/talents/408/book.zip";
  const release = await delayNext(/customizations/);
  running.advanceClock(6 * 60_000);
  const asked = running.countRequests(/customizations/);
  const before = get(url);
  await waitFor(() => expect(running.countRequests(/customizations/)).toBe(asked + 1));
  Object.assign(running.upstream.content.customizations ?? {}, { book_download: false });
  await publish(running);
  release();
  expect([await before, await get(url)]).toEqual([expect.stringMatching(/^404 /), expect.stringMatching(/^404 /)]);
});

describe("after the agency has switched a setting off", () => {
  const setSwitches = (isOn: boolean): void => {
    Object.assign(running.upstream.content.customizations ?? {}, { minors_instagram: isOn, book_download: isOn });
  };

  beforeEach(async () => {
    setSwitches(true);
    await publish(running);
    expect(await get("/api/talents/401")).toContain("instagram.com/aurora.teste");
    expect(await get("/api/talents/408/book.zip")).toContain("200 ");
    setSwitches(false);
  });

  it("stores no profile with the earlier setting while the new one is loading", async () => {
    const release = await delayNext(/customizations/);
    await publish(running);
    await get("/api/talents/401");
    release();
    await waitFor(async () => expect(await get("/api/talents/401")).not.toContain("instagram.com"));
  });

  it("publishes no Instagram of a minor and no ZIP while the new setting cannot be loaded", async () => {
    await running.upstream.setFault({ kind: "status", status: 500, path: /customizations/ });
    await publish(running);
    await waitFor(async () => expect(await get("/api/talents/401")).not.toContain("instagram.com"));
    expect(await get("/api/talents/408/book.zip")).toContain("503 ");
  });
});
