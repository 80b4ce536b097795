import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { MULTIPART, multipart, PHOTOS, SCOUTING } from "../server/entries/tests/form-bodies";
import { interlacedPng } from "../server/entries/tests/hostile-pictures";
import { inMegabytes, inSeconds, quantile, toSorted } from "./lib/figures";
import { startMeasuredGateway } from "./lib/measured-gateway";
import { aPhoneCameraPhoto } from "./lib/phone-photo";
import type { Row } from "./lib/report";

const HOSTILE = { applications: 30, addresses: 10 };
const SLOW = { uploads: 64, addresses: 22, bytesPerSecond: 500 };
const FAMILY_SENDS = 20;

/** The most expensive photos that are accepted: the maximum number of pixels, progressive. */
const EXPENSIVE = { width: 5000, height: 4990 };

/** The time that an honest visitor waits while others send expensive and slow applications. */
export const benchAbuse = async (): Promise<Row[]> => {
  const gateway = await startMeasuredGateway();
  const { port } = gateway;
  const attack = new AbortController();
  const hostile = await startHostile(port, attack.signal);
  const slow = startSlow(port, attack.signal);
  const family = await sendFamily(port);
  attack.abort();
  const peak = gateway.readPeakMemory();
  await Promise.all([hostile.done, slow]);
  await gateway.stop();
  const counts = hostile.counts;
  return [
    [
      `a family's application of six photos of 12 MP, ${FAMILY_SENDS} times in a row, beside ${HOSTILE.applications} hostile and ${SLOW.uploads} slow ones: refused`,
      String(family.refused),
    ],
    ["the family's application, p95 (goal 20 s)", inSeconds(family.p95 / 1000)],
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
    const sentAt = performance.now();
    const status = await post(port, body, { from: "203.0.113.9" });
    times.push(performance.now() - sentAt);
    if (status !== 202) refused += 1;
  }
  const sorted = toSorted(times);
  return { refused, p95: quantile(sorted, 0.95), slowest: sorted.at(-1) ?? 0 };
};

/** Keeps 30 expensive applications in progress: half with interlaced PNGs, half with the largest accepted photos. */
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
      const status = await post(port, body, { from: `198.51.100.${worker % HOSTILE.addresses}`, signal }).catch(() => null); // aborted at the end
      if (status !== null) counts[status === 202 ? "accepted" : "refused"] += 1;
    }
  };
  return { counts, done: Promise.all(Array.from({ length: HOSTILE.applications }, (_, worker) => work(worker))) };
};

const startSlow = (port: number, signal: AbortSignal): Promise<unknown> => {
  const upload = (index: number): Promise<void> =>
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
      const timer = setInterval(() => socket.write(Buffer.alloc(SLOW.bytesPerSecond, "x")), 1_000);
      const end = (): void => void socket.destroy();
      signal.addEventListener("abort", end);
      socket.on("error", () => undefined).on("data", end);
      socket.once("close", () => {
        clearInterval(timer);
        signal.removeEventListener("abort", end);
        resolve();
      });
    });
  const repeat = async (index: number): Promise<void> => {
    while (!signal.aborted) await upload(index);
  };
  return Promise.all(Array.from({ length: SLOW.uploads }, (_, index) => repeat(index)));
};
