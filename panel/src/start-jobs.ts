import type { Payload } from "payload";

import { applyRetention } from "./retention";
import { DAY_MS } from "../../src/domain/day";
import { expireAudit } from "./audit/expire-audit";
import { writeWaitingAudit } from "./audit/record-audit";
import { enforceConsents } from "./consents/enforce";
import { remindOfConsents } from "./consents/reminders";
import { announceLoss } from "./demo/announce-loss";
import { runIfUnlocked } from "./database/lock";
import { repeatSharing } from "./erasure/share-erased-list";
import { sendWaitingMails } from "./families/confirmation-mails";
import { notifyWaitingMakers } from "./packages/notify-maker";
import { deletePendingFiles } from "./media/pending-deletions";
import { expireImports } from "./roster/job/expire-imports";
import { runImports } from "./roster/job/run-imports";

type Job = {
  name: string;
  everyMs: number;
  /** Works on the memory or the folder of its own process, so every panel of a store runs it. */
  isLocal?: true;
  /** Logs its own errors; never rejects. Stores its progress in the database, so it may run again at any time. */
  run: (payload: Payload) => Promise<void>;
};

/** Short, because a person waits for an import. */
const IMPORT_MS = 2_000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Each runs when the panel starts, without delaying the start, and then at its interval. */
const JOBS: readonly Job[] = [
  { name: "retention", everyMs: DAY_MS, run: applyRetention },
  { name: "pending-deletions", everyMs: MINUTE_MS, isLocal: true, run: deletePendingFiles }, // takes its lock itself
  { name: "consents", everyMs: MINUTE_MS, run: (payload) => enforceConsents(payload, new Date()) },
  { name: "reminders", everyMs: HOUR_MS, run: (payload) => remindOfConsents(payload, new Date()) },
  { name: "confirmation-mails", everyMs: MINUTE_MS, run: sendWaitingMails },
  { name: "package-mails", everyMs: HOUR_MS, run: notifyWaitingMakers },
  { name: "expire-audit", everyMs: DAY_MS, run: expireAudit },
  { name: "waiting-audit", everyMs: MINUTE_MS, isLocal: true, run: writeWaitingAudit },
  { name: "erased-list", everyMs: MINUTE_MS, isLocal: true, run: repeatSharing },
  { name: "loss", everyMs: MINUTE_MS, run: announceLoss },
  { name: "imports", everyMs: IMPORT_MS, isLocal: true, run: runImports }, // takes its lock itself
  { name: "expire-imports", everyMs: HOUR_MS, isLocal: true, run: expireImports },
];

/** Jobs that wait for their next attempt. */
const retrying = new Set<Job>();

/**
 * Only one panel at a time runs a job, and one run at a time. The others try again after `retryMs`, since that panel may end before the job
 * does; null when the job repeats soon anyway.
 */
const runAlone = async (payload: Payload, job: Job, retryMs: number | null): Promise<void> => {
  try {
    if (await runIfUnlocked(`job ${job.name}`, () => job.run(payload))) return;
  } catch (error) {
    payload.logger.error({ err: error }, `The job ${job.name} could not take its lock; the next attempt is in a minute`);
  }
  if (retryMs === null || retrying.has(job)) return;
  retrying.add(job);
  setTimeout(() => {
    retrying.delete(job);
    void runAlone(payload, job, retryMs);
  }, retryMs).unref();
};

/**
 * Resolves when the first run of each job has ended or was left to another panel.
 *
 * @param retryMs After how long a panel tries again to run a job that another panel runs.
 */
export const startJobs = async (payload: Payload, retryMs = MINUTE_MS): Promise<void> => {
  const firstRuns = JOBS.map((job) => {
    const run = (): Promise<void> => (job.isLocal ? job.run(payload) : runAlone(payload, job, job.everyMs > retryMs ? retryMs : null));
    setInterval(() => void run(), job.everyMs).unref();
    return run();
  });
  await Promise.all(firstRuns);
};
