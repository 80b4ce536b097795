import type { Payload } from "payload";

import { expireAudit } from "../audit/expire-audit";
import { writeWaitingAudit } from "../audit/record-audit";
import { enforceConsents } from "../consents/enforce";
import { remindOfConsents } from "../consents/reminders";
import { announceLoss } from "../demo/announce-loss";
import { applyRetention } from "../entries/retention";
import { fillMissingSearchKeys } from "../entries/search-keys";
import { sendWaitingMails } from "../family/confirmation-mails";
import { deletePendingFiles } from "../media/pending-deletions";

type Job = {
  everyMs: number;
  /** Logs its own errors; never rejects. */
  run: (payload: Payload) => Promise<void>;
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Jobs run when the panel starts, without delaying the start, and then at their interval. */
const JOBS: readonly Job[] = [
  { everyMs: DAY_MS, run: fillMissingSearchKeys },
  { everyMs: DAY_MS, run: applyRetention },
  { everyMs: MINUTE_MS, run: deletePendingFiles },
  { everyMs: MINUTE_MS, run: (payload) => enforceConsents(payload, new Date()) },
  { everyMs: HOUR_MS, run: (payload) => remindOfConsents(payload, new Date()) },
  { everyMs: MINUTE_MS, run: sendWaitingMails },
  { everyMs: DAY_MS, run: expireAudit },
  { everyMs: MINUTE_MS, run: writeWaitingAudit },
  { everyMs: MINUTE_MS, run: announceLoss },
];

export const startJobs = (payload: Payload): void => {
  for (const { everyMs, run } of JOBS) {
    void run(payload);
    setInterval(() => void run(payload), everyMs).unref();
  }
};
