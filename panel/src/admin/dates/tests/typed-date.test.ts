import assert from "node:assert/strict";
import { it } from "node:test";

import { readTypedDay, readTypedTime } from "../typed-date";

for (const [typed, day] of [
  ["09/03/2026", "2026-03-09T12:00:00.000Z"],
  ["9.3.2026", "2026-03-09T12:00:00.000Z"],
  ["2026-03-09", "2026-03-09T12:00:00.000Z"],
  ["31/02/2026", null],
  ["03/25/2026", null],
  ["amanhã", null],
] as const)
  it(`reads the day ${typed} as ${day}`, () => {
    assert.equal(readTypedDay(typed), day);
  });

for (const [typed, time] of [
  ["09/03/2026 14:30", new Date(2026, 2, 9, 14, 30).toISOString()],
  ["9/3/2026, 9h05", new Date(2026, 2, 9, 9, 5).toISOString()],
  ["09/03/2026", null],
  ["09/03/2026 24:00", null],
  ["09/03/2026 14:60", null],
  ["31/02/2026 14:30", null],
] as const)
  it(`reads the time ${typed} as ${time}`, () => {
    assert.equal(readTypedTime(typed), time);
  });
