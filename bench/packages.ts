import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { isWireRecord } from "../tests/fakes/upstream/content/records";
import { tokenHash } from "../tests/fakes/upstream/content/packages";
import { newPerson, pickRow } from "../server/packages/tests/package-calls";
import { runPickKills } from "../server/packages/tests/kill-picks";
import { inMegabytes, inMilliseconds, quantile, toSorted } from "./lib/figures";
import { startMeasuredGateway } from "./lib/measured-gateway";
import type { Row } from "./lib/report";

const TALENTS = 40;
const KILLS = 50;
const PICKS = { count: 2_000, atOnce: 10 };
const PAGES = { count: 500, atOnce: 5 };
const GUESSES = 400;

const TOKEN = createHash("sha256").update("a package of the bench").digest("base64url").slice(0, 22);
const ENDED = createHash("sha256").update("an ended package of the bench").digest("base64url").slice(0, 22);

/** Packages at the gateway: picks, data, the time of an unknown and of an ended token, and picks lost by power cuts. */
export const benchPackages = async (): Promise<Row[]> => {
  const { upstream, ...gateway } = await startMeasuredGateway({ syntheticTalents: TALENTS, onlySynthetic: true });
  const ids = upstream.content.talents.filter(isWireRecord).map(({ id }) => String(id));
  const record = {
    id: "1",
    title: "Bench",
    language: "pt",
    shows: { measurements: true, age: true, videos: true, contact: true },
    talents: ids.map((id) => ({ id })),
  };
  upstream.content.packages[tokenHash(TOKEN)] = { record, ended: null, passphrase: null };
  upstream.content.packages[tokenHash(ENDED)] = { record, ended: "expired", passphrase: null };
  const address = `http://127.0.0.1:${gateway.port}/pacote`;
  const data = await measure(PAGES, () => ask(`${address}/${TOKEN}/dados.json`), [200]);
  const picks = await measure(PICKS, (index) => sendPick(`${address}/${TOKEN}/escolhas`, index, ids), [200]);
  const guesses = await measureGuesses(address);
  const peak = gateway.readPeakMemory();
  await gateway.stop();
  const kills = await runPickKills(KILLS);
  return [
    ["picks, ten at once, p50", inMilliseconds(quantile(picks, 0.5))],
    ["picks, ten at once, p95 (goal 50 ms)", inMilliseconds(quantile(picks, 0.95))],
    [`data of a package of ${TALENTS} talents, five at once, p95`, inMilliseconds(quantile(data, 0.95))],
    ["an unknown token, p50, p95", guesses.unknown],
    ["an ended package's token, p50, p95", guesses.ended],
    ["peak memory of the gateway", inMegabytes(peak)],
    [`${kills.kills} power cuts, ${kills.acknowledged} acknowledged picks: lost, stored twice`, `${kills.lost}, ${kills.doubled}`],
  ];
};

const ask = async (address: string, init: RequestInit = {}): Promise<number> => {
  const reply = await fetch(address, init);
  await reply.arrayBuffer();
  return reply.status;
};

const sendPick = (address: string, index: number, talents: readonly string[]): Promise<number> => {
  const row = pickRow(index + 1, { person: newPerson(), talent: talents[index % talents.length], comment: "Um comentário" });
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${index % 200}` };
  return ask(address, { method: "POST", headers, body: JSON.stringify({ rows: [row] }) });
};

interface Load {
  count: number;
  atOnce: number;
}

/** The times in milliseconds, sorted. Throws for an unexpected status. */
const measure = async (
  { count, atOnce }: Load,
  call: (index: number) => Promise<number>,
  expected: readonly number[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const startedAt = performance.now();
      const status = await call(next++);
      if (!expected.includes(status)) throw new Error(`a call was answered with ${status}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return toSorted(times);
};

/** Unknown tokens and an ended one in turn, so that the machine's load affects both alike. */
const measureGuesses = async (address: string): Promise<Record<"unknown" | "ended", string>> => {
  const times: Record<"unknown" | "ended", number[]> = { unknown: [], ended: [] };
  for (let index = 0; index < GUESSES; index += 1) {
    const kind = index % 2 === 0 ? "unknown" : "ended";
    const token = kind === "ended" ? ENDED : String(index).padStart(22, "0");
    const startedAt = performance.now();
    await ask(`${address}/${token}/dados.json`, { headers: { "x-forwarded-for": `203.0.113.${index % 200}` } });
    times[kind].push(performance.now() - startedAt);
  }
  const figures = (list: readonly number[]): string => [0.5, 0.95].map((part) => inMilliseconds(quantile(toSorted(list), part))).join(", ");
  return { unknown: figures(times.unknown), ended: figures(times.ended) };
};
