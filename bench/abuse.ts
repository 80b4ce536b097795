import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { freePort } from "../scripts/free-port";
import { MULTIPART, multipart, PHOTOS, SCOUTING } from "../server/entries/tests/form-bodies";
import { startGatewayProcess } from "../server/entries/tests/gateway-process";
import { interlacedPng } from "../server/entries/tests/hostile-pictures";
import { startUpstream } from "../tests/fakes/upstream/start-upstream";
import { watchMemory } from "./lib/memory";
import { aPhoneCameraPhoto } from "./lib/phone-photo";
import type { Row } from "./lib/report";
import { inMegabytes, inSeconds } from "./lib/run-program";

const HOSTILE = { applications: 30, addresses: 10 };
const SLOW = { uploads: 64, addresses: 22, bytesPerSecond: 500 };
const FAMILY_SENDS = 20;

/** As many pixels as six photos may have, progressive: the most expensive photos that are accepted. */
const EXPENSIVE = { width: 5000, height: 4990 };

/** How long a family waits while others send expensive and endless applications; their request budget is lifted. */
export const benchAbuse = async (): Promise<Row[]> => {
  const upstream = await startUpstream();
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-abuse-"));
  const port = await freePort();
  const gateway = await startGatewayProcess({
    settings: upstream.settings,
    port,
    dataDir,
    variables: { ENTRY_BUDGET: "100000", TRUST_PROXY: "true" },
  });
  const memory = watchMemory(gateway.pid);
  const attack = new AbortController();
  const hostile = await startHostile(port, attack.signal);
  const slow = startSlow(port, attack.signal);
  const family = await sendFamily(port);
  attack.abort();
  const peak = memory.stop();
  await Promise.all([hostile.done, slow]);
  await gateway.stop();
  await Promise.all([upstream.close(), rm(dataDir, { recursive: true })]);
  const counts = hostile.counts;
  return [
    [
      `a family's application of six photos of 12 MP, ${FAMILY_SENDS} times in a row, beside ${HOSTILE.applications} hostile and ${SLOW.uploads} slow ones: refused`,
      String(family.refused),
    ],
    ["the family's application, 95 of 100 within (goal 20 s)", inSeconds(family.p95 / 1000)],
    ["the family's slowest", inSeconds(family.slowest / 1000)],
    ["hostile applications answered meanwhile, accepted / refused", `${counts.accepted} / ${counts.refused}`],
    ["peak memory of the gateway (goal 512 MB)", inMegabytes(peak)],
  ];
};

const post = async (
  port: number,
  body: Uint8Array<ArrayBuffer>,
  { from, signal }: { from: string; signal?: AbortSignal },
): Promise<number> => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/entry/getScouted`, {
    method: "POST",
    headers: { ...MULTIPART, "x-forwarded-for": from },
    body,
    signal,
  });
  await reply.arrayBuffer();
  return reply.status;
};

const sendFamily = async (port: number): Promise<{ refused: number; p95: number; slowest: number }> => {
  const bytes = await aPhoneCameraPhoto();
  const files = PHOTOS.map((name) => ({ name, bytes }));
  const times: number[] = [];
  let refused = 0;
  for (let index = 0; index < FAMILY_SENDS; index += 1) {
    const body = new Uint8Array(multipart({ ...SCOUTING, city: `Cidade ${index}` }, files));
    const begun = performance.now();
    const status = await post(port, body, { from: "203.0.113.9" });
    times.push(performance.now() - begun);
    if (status !== 202) refused += 1;
  }
  times.sort((one, other) => one - other);
  return { refused, p95: times[Math.floor(times.length * 0.95)] ?? 0, slowest: times.at(-1) ?? 0 };
};

/** Keeps so many expensive applications on their way, half of them interlaced PNGs, half as large as is accepted. */
const startHostile = async (port: number, signal: AbortSignal) => {
  const { width, height } = EXPENSIVE;
  const expensive = await sharp({ create: { width, height, channels: 3, background: "#875" } })
    .jpeg({ quality: 40, progressive: true })
    .toBuffer();
  const bodies = [expensive, interlacedPng(7000, 7000)].map((bytes) => PHOTOS.map((name) => ({ name, bytes })));
  const counts = { accepted: 0, refused: 0 };
  const work = async (worker: number): Promise<void> => {
    for (let index = 0; !signal.aborted; index += 1) {
      const body = new Uint8Array(multipart({ ...SCOUTING, city: `Ataque ${worker} ${index}` }, bodies[(worker + index) % bodies.length]));
      const status = await post(port, body, { from: `198.51.100.${worker % HOSTILE.addresses}`, signal }).catch(() => null); // cut off at the end
      if (status !== null) counts[status === 202 ? "accepted" : "refused"] += 1;
    }
  };
  return { counts, done: Promise.all(Array.from({ length: HOSTILE.applications }, (_, worker) => work(worker))) };
};

/** Keeps so many uploads on their way that send next to nothing. */
const startSlow = (port: number, signal: AbortSignal): Promise<unknown> => {
  const begin = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const head = [
        `POST /api/entry/getScouted HTTP/1.1`,
        "Host: x",
        `Content-Type: ${MULTIPART["content-type"]}`,
        `X-Forwarded-For: 198.18.0.${index % SLOW.addresses}`,
        "Content-Length: 50000000",
        "",
        "",
      ].join("\r\n");
      const socket = connect(port, "127.0.0.1", () => socket.write(head));
      const drip = setInterval(() => socket.write(Buffer.alloc(SLOW.bytesPerSecond, "x")), 1_000);
      const end = (): void => void socket.destroy();
      signal.addEventListener("abort", end);
      socket.on("error", () => undefined).on("data", end);
      socket.once("close", () => {
        clearInterval(drip);
        signal.removeEventListener("abort", end);
        resolve();
      });
    });
  const keep = async (index: number): Promise<void> => {
    while (!signal.aborted) await begin(index);
  };
  return Promise.all(Array.from({ length: SLOW.uploads }, (_, index) => keep(index)));
};
