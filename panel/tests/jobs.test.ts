// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it, mock } from "node:test";

import { addDays } from "../../src/domain/day";
import { startJobs } from "../src/start-jobs";
import { dayOf, startOfDay } from "../src/shared/agency-days";
import { isTalentPublished, storePublishedChild } from "./builders/consents";
import { openStore, type TestStore } from "./setup/open-store";

const HALF_A_MINUTE_MS = 30_000;
const TODAY = dayOf(new Date());
const EXPIRY = addDays(TODAY, 100);
/** Half a minute before the day begins in the agency's time zone. */
const BEFORE = Date.parse(startOfDay(EXPIRY)) - HALF_A_MINUTE_MS;

let opened: TestStore;

before(async () => {
  opened = await openStore();
});

after(async () => {
  mock.timers.reset();
  await opened.close();
});

const waitUntil = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
};

it(
  "talents leave the site within a minute after the day of the expiry begins, and right after a start that comes later",
  { timeout: 60_000 },
  async () => {
    const { payload } = opened;
    const first = await storePublishedChild(payload, { expiresAt: `${EXPIRY}T12:00:00.000Z` });
    mock.timers.enable({ apis: ["setInterval", "Date"], now: BEFORE });
    void startJobs(payload);
    mock.timers.tick(HALF_A_MINUTE_MS - 1000);
    assert.equal(await isTalentPublished(payload, first.talent), true);
    mock.timers.tick(HALF_A_MINUTE_MS + 1000); // a minute after the start: 30 s into the day
    await waitUntil(async () => !(await isTalentPublished(payload, first.talent)));

    // No job runs from here until the next start.
    mock.timers.reset();
    const second = await storePublishedChild(payload, { expiresAt: `${addDays(TODAY, 130)}T12:00:00.000Z` });
    mock.timers.enable({ apis: ["setInterval", "Date"], now: Date.parse(startOfDay(TODAY, 140)) });
    assert.equal(await isTalentPublished(payload, second.talent), true);
    void startJobs(payload);
    await waitUntil(async () => !(await isTalentPublished(payload, second.talent)));
  },
);
