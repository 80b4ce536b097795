import { performance } from "node:perf_hooks";
import { CONTACT, multipart, MULTIPART, PHOTOS, SCOUTING } from "../server/entries/tests/form-bodies";
import { runKills } from "../server/entries/tests/kill-runs";
import { malformedRequest } from "../server/entries/tests/malformed";
import { seededRandom } from "../tests/builders/seeded-random";
import { inMegabytes, inMilliseconds, inSeconds, quantile, toSorted } from "./lib/figures";
import { startMeasuredGateway } from "./lib/measured-gateway";
import { aPhoneCameraPhoto } from "./lib/phone-photo";
import type { Row } from "./lib/report";

const KILLS = 200;
const MALFORMED = 10_000;
const CONTACTS = { count: 6_000, atOnce: 20 };
const APPLICATIONS = { count: 40, atOnce: 20 };

/** Forms at the gateway: throughput, memory, malformed bodies, and entries lost by power cuts. */
export const benchEntries = async (): Promise<Row[]> => {
  const gateway = await startMeasuredGateway();
  const address = `http://127.0.0.1:${gateway.port}/api/entry`;
  const contacts = await sendForms(CONTACTS, (index) =>
    post(`${address}/contact`, multipart({ ...CONTACT, message: `Mensagem ${index}` })),
  );
  const applications = await benchApplications(`${address}/getScouted`);
  const statuses = await sendMalformed(address);
  const peak = gateway.readPeakMemory();
  await gateway.stop();
  const kills = await runKills(KILLS);
  return [
    ["contact forms acknowledged a second (goal 200)", contacts.perSecond.toFixed(0)],
    ["contact forms, p95 (goal 150 ms)", inMilliseconds(contacts.p95)],
    ["applications with six photos of 12 MP and 2.4 MB a second, 20 at once (goal 1)", applications.perSecond.toFixed(2)],
    ["applications, p95 (goal 20 s)", inSeconds(applications.p95 / 1000)],
    [`${MALFORMED.toLocaleString("en")} malformed bodies: answered 5xx`, String(statuses.filter((status) => status >= 500).length)],
    ["peak memory of the gateway under all of it (goal 512 MB)", inMegabytes(peak)],
    [
      `${kills.kills} power cuts, ${kills.acknowledged} acknowledged entries: lost, incomplete, stored twice`,
      [kills.lost, kills.partial, kills.duplicates].join(", "),
    ],
  ];
};

interface Load {
  count: number;
  atOnce: number;
}

/** `atOnce` forms at a time. Throws unless every form is acknowledged. */
const sendForms = async (
  { count, atOnce }: Load,
  send: (index: number) => Promise<number>,
): Promise<{ perSecond: number; p95: number }> => {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const sentAt = performance.now();
      const status = await send(next++);
      if (status !== 202) throw new Error(`a form was answered with ${status}`);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: count / seconds, p95: quantile(toSorted(times), 0.95) };
};

const post = async (address: string, body: Buffer, headers: Readonly<Record<string, string>> = MULTIPART): Promise<number> => {
  const reply = await fetch(address, { method: "POST", headers, body: new Uint8Array(body) });
  await reply.arrayBuffer();
  return reply.status;
};

const benchApplications = async (address: string) => {
  const bytes = await aPhoneCameraPhoto();
  const files = PHOTOS.map((name) => ({ name, bytes }));
  return sendForms(APPLICATIONS, (index) =>
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
