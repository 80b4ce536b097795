import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { freePort } from "../scripts/free-port";
import { CONTACT, multipart, MULTIPART, PHOTOS, SCOUTING } from "../server/entries/tests/form-bodies";
import { startGatewayProcess } from "../server/entries/tests/gateway-process";
import { runKills } from "../server/entries/tests/kill-runs";
import { malformedRequest } from "../server/entries/tests/malformed";
import { seededRandom } from "../tests/builders/seeded-random";
import { startUpstream } from "../tests/fakes/upstream/start-upstream";
import { watchMemory } from "./lib/memory";
import { aPhoneCameraPhoto } from "./lib/phone-photo";
import type { Row } from "./lib/report";
import { inMegabytes, inSeconds } from "./lib/run-program";

const KILLS = 200;
const MALFORMED = 10_000;
const CONTACTS = { count: 6_000, atOnce: 20 };
const APPLICATIONS = { count: 40, atOnce: 20 };

/** Forms at the gateway: how many a second, how much memory, and what power cuts and malformed bodies cost. */
export const benchEntries = async (): Promise<Row[]> => {
  const upstream = await startUpstream();
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-entries-"));
  const port = await freePort();
  const gateway = await startGatewayProcess({
    settings: upstream.settings,
    port,
    dataDir,
    variables: { ENTRY_BUDGET: "100000", TRUST_PROXY: "true" },
  });
  const memory = watchMemory(gateway.pid);
  const address = `http://127.0.0.1:${port}/api/entry`;
  const contacts = await run(CONTACTS, (index) => post(`${address}/contact`, multipart({ ...CONTACT, message: `Mensagem ${index}` })));
  const applications = await benchApplications(`${address}/getScouted`);
  const statuses = await sendMalformed(address);
  const peak = memory.stop();
  await gateway.stop();
  await Promise.all([upstream.close(), rm(dataDir, { recursive: true })]);
  const kills = await runKills(KILLS);
  return [
    ["contact forms acknowledged a second (goal 200)", contacts.perSecond.toFixed(0)],
    ["contact forms, 95 of 100 within (goal 150 ms)", `${contacts.p95.toFixed(0)} ms`],
    ["applications with six photos of 12 MP and 2.4 MB a second, 20 at once (goal 1)", applications.perSecond.toFixed(2)],
    ["applications, 95 of 100 within (goal 20 s)", inSeconds(applications.p95 / 1000)],
    [`${MALFORMED.toLocaleString("en")} malformed bodies: answered 5xx`, String(statuses.filter((status) => status >= 500).length)],
    ["peak memory of the gateway under all of it (goal 512 MB)", inMegabytes(peak)],
    [
      `${kills.kills} power cuts, ${kills.acknowledged} acknowledged entries: lost, halved, doubled`,
      [kills.lost, kills.partial, kills.duplicates].join(", "),
    ],
  ];
};

interface Load {
  count: number;
  atOnce: number;
}

/** So many calls, so many at a time; every one must be acknowledged. */
const run = async ({ count, atOnce }: Load, call: (index: number) => Promise<number>): Promise<{ perSecond: number; p95: number }> => {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const begun = performance.now();
      const status = await call(next++);
      if (status !== 202) throw new Error(`a form was answered ${status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return { perSecond: count / seconds, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
};

const post = async (address: string, body: Buffer, headers: Readonly<Record<string, string>> = MULTIPART): Promise<number> => {
  const reply = await fetch(address, { method: "POST", headers, body: new Uint8Array(body) });
  await reply.arrayBuffer();
  return reply.status;
};

const benchApplications = async (address: string) => {
  const bytes = await aPhoneCameraPhoto();
  const files = PHOTOS.map((name) => ({ name, bytes }));
  return run(APPLICATIONS, (index) =>
    post(address, multipart({ ...SCOUTING, city: `Cidade ${index}` }, files), { ...MULTIPART, "x-forwarded-for": `192.0.2.${index}` }),
  );
};

const sendMalformed = async (address: string): Promise<number[]> => {
  const random = seededRandom(1);
  const statuses: number[] = [];
  let left = MALFORMED;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { body, contentType } = malformedRequest(random);
      statuses.push(await post(`${address}/${left % 2 ? "contact" : "getScouted"}`, body, { "content-type": contentType }).catch(() => 0));
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return statuses;
};
