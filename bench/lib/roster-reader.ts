import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { readEnvironment, upstreamSettings } from "../../src/config/environment";
import { success } from "../../src/domain/result";
import { createCastingIndexes } from "../../server/live/casting-indexes";
import { createLiveTalents, type LiveTalents } from "../../server/live/live-talents";
import { createSuggestions } from "../../server/live/suggestion-routes";
import { createTalentsFile } from "../../server/live/talents-file";
import { createUpstreamClient } from "../../src/upstream/http";
import { STRICT_RULES } from "../../src/upstream/source";
import { createTalentList } from "../../src/upstream/talents/talent-list";

export interface TaskCost {
  task: string;
  /** Wall-clock and processor time of the process, in milliseconds. */
  wallMs: number;
  processorMs: number;
  /** The longest time in which the event loop answered nothing, in milliseconds. */
  blockedMs: number;
}

export interface RosterCosts {
  talents: number;
  tasks: TaskCost[];
  residentBytes: number;
  heapBytes: number;
  copyBytes: number;
}

const HOUR_MS = 3_600_000;

const measure = async (task: string, act: () => Promise<unknown>): Promise<TaskCost> => {
  const blocked = monitorEventLoopDelay({ resolution: 5 });
  await delay(50);
  blocked.enable();
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  await act();
  const wallMs = performance.now() - since;
  const { user, system } = process.cpuUsage(cpu);
  await delay(20); // the last delay is counted when the loop continues
  blocked.disable();
  return { task, wallMs, processorMs: (user + system) / 1000, blockedMs: blocked.max / 1e6 };
};

/** Runs the gateway's code that reads, keeps and encodes the talents, with the content store of the environment. */
const main = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw new Error(environment.error);
  const settings = upstreamSettings(environment.value);
  if (!settings.ok) throw new Error(settings.error);
  const dataDir = await mkdtemp(join(tmpdir(), "bench-roster-"));
  const client = createUpstreamClient(settings.value);
  const source = { client, settings: settings.value, today: "2026-11-24", publicationRules: async () => STRICT_RULES };
  const list = createTalentList();
  const open = (): LiveTalents =>
    createLiveTalents({
      fetch: async () => {
        const talents = await list.fetch(source);
        return talents.ok ? success(talents.value.items) : talents;
      },
      file: createTalentsFile(dataDir),
      refreshMs: HOUR_MS,
      maxAgeMs: HOUR_MS,
      now: Date.now,
      warn: console.error,
    });
  const live = open();
  const tasks = [
    await measure("first list, with its copy on disk", () => live.refresh()),
    await measure("next list, nothing changed", () => live.refresh()),
  ];
  const snapshot = live.snapshot();
  if (snapshot === null) throw new Error("the list of talents was not read");
  const indexes = createCastingIndexes({ tokenOf: () => "", momentOf: ({ publishedAt }) => publishedAt ?? "" });
  const everybody = { category: null, gender: null };
  const suggestions = createSuggestions();
  tasks.push(
    await measure("filters of all talents, encoded", () => indexes.part(snapshot, everybody, "filters")),
    await measure("filters of one category and gender, encoded", () =>
      indexes.part(snapshot, { category: "kids", gender: "female" }, "filters"),
    ),
    await measure("first name that is searched", () => suggestions.find(snapshot, "maria s")),
    await measure("next name", () => suggestions.find(snapshot, "ana prado")),
    await measure("name that nobody has", () => suggestions.find(snapshot, "marria slva")),
    await measure("copy on disk, read", () => createTalentsFile(dataDir).read()),
  );
  const { size } = await stat(join(dataDir, "live", "talents.ndjson"));
  const { rss, heapUsed } = process.memoryUsage();
  const costs: RosterCosts = { talents: snapshot.listed.length, tasks, residentBytes: rss, heapBytes: heapUsed, copyBytes: size };
  console.log(JSON.stringify(costs));
  await client.close();
  await rm(dataDir, { recursive: true, force: true });
};

void main();
