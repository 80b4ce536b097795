import { seededRandom } from "../../tests/builders/seeded-random";
import { buildMp4, buildOgg, buildWebm, findSecrets, type BuiltVideo, type Random } from "../../tests/builders/videos";
import { runGateway, type RunningGateway } from "./run-gateway";

/** Referenced by published content, so that it is served by its path. */
const ADDRESS = "/media/1080/film.mp4";
const FILES = 5;

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ upstream: { content: { mediaPaths: ["film.mp4"] } } });
});

afterAll(() => running.close());

const get = (headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url: ADDRESS, headers });

const KINDS: readonly (readonly [string, (random: Random) => BuiltVideo])[] = [
  ["MP4", (random) => buildMp4(random, "mp42")],
  ["MOV", (random) => buildMp4(random, "qt  ")],
  ["WebM", buildWebm],
  ["Ogg", buildOgg],
];

it.each(KINDS)("no answer contains a location, device or date of %s files, for any range", async (_kind, build) => {
  for (let seed = 1; seed <= FILES; seed += 1) {
    const random = seededRandom(seed);
    const { bytes, kept } = build(random);
    running.upstream.content.video = bytes;
    const whole = await get();
    expect([seed, whole.statusCode, whole.rawPayload.length, findSecrets(whole.rawPayload)]).toEqual([seed, 200, bytes.length, []]);
    expect(
      kept.every(({ offset, length }) =>
        whole.rawPayload.subarray(offset, offset + length).equals(bytes.subarray(offset, offset + length)),
      ),
    ).toBe(true);
    const from = Math.floor(random() * bytes.length);
    const to = Math.min(bytes.length - 1, from + Math.floor(random() * bytes.length));
    for (const [range, start, end] of [
      [`bytes=${from}-${to}`, from, to],
      [`bytes=${from}-`, from, bytes.length - 1],
      [`bytes=-${bytes.length - from}`, from, bytes.length - 1],
    ] as const) {
      const part = await get({ range });
      expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes ${start}-${end}/${bytes.length}`]);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true);
    }
  }
});

it.each([true, false])(
  "answers with the length, also without a range and for HEAD (the store sends the length: %p)",
  async (sendsLength) => {
    const { bytes } = buildMp4(seededRandom(300), "mp42");
    running.upstream.content.video = bytes;
    // The double sends a delayed answer in chunks, without a length.
    await running.upstream.setFault(sendsLength ? null : { kind: "delay", path: /film\.mp4/, until: Promise.resolve() });
    const whole = await get();
    const head = await running.app.inject({ method: "HEAD", url: ADDRESS });
    const part = await get({ range: "bytes=10-19" });
    await running.upstream.setFault(null);
    expect([whole, head, part].map(({ statusCode, headers }) => [statusCode, headers["content-length"]])).toEqual([
      [200, String(bytes.length)],
      [200, String(bytes.length)],
      [206, "10"],
    ]);
    expect([whole.rawPayload.length, head.rawPayload.length, part.rawPayload.length]).toEqual([bytes.length, 0, 10]);
  },
);

it("reads the metadata of a video once for many requests", async () => {
  running.upstream.content.video = buildMp4(seededRandom(200), "mp42").bytes;
  await get();
  const before = running.countRequests(/film\.mp4/);
  for (let index = 0; index < 5; index += 1) await get({ range: "bytes=0-99" });
  expect(running.countRequests(/film\.mp4/) - before).toBe(5);
});

it.each([
  ["pt", "O vídeo não pôde ser lido."],
  ["en", "The video could not be read."],
])("rejects a file that is not a video in words, in %s, for whole and range requests", async (language, message) => {
  running.upstream.content.video = Buffer.from("<html>canary +12.3456-098.7654/</html>".repeat(100));
  for (const range of [undefined, "bytes=0-", "bytes=100-199"]) {
    const reply = await get({ "accept-language": language, ...(range === undefined ? {} : { range }) });
    expect([reply.statusCode, reply.json(), reply.headers["cache-control"]]).toEqual([502, { message }, "no-store"]);
  }
  const head = await running.app.inject({ method: "HEAD", url: ADDRESS });
  expect([head.statusCode, head.rawPayload.length]).toEqual([502, 0]);
});
