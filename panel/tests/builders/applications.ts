import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import { storeRecord } from "./records";

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** The birthdate of a child of ten, half a year from the last and the next birthday. */
export const TEN_YEARS_AGO = new Date(Date.now() - 10.5 * YEAR_MS).toISOString().slice(0, 10);

/** An application of a child with a guardian's consent. Returns its id. */
export const storeApplication = (payload: Payload, over: Record<string, unknown> = {}): Promise<number> =>
  storeRecord(payload, "entries", {
    kind: "getScouted",
    name: "Ana Clara Demo",
    gender: "woman",
    birthdate: TEN_YEARS_AGO,
    age: "10",
    phone: `+55 (11) 9${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`,
    email: `${randomUUID()}@example.com`,
    city: "São José dos Campos, SP",
    height: "138/4.6",
    jeans: "10",
    shoes: "33",
    hair: "Brown",
    eyes: "Brown",
    guardian: "Beatriz Demo",
    consentVersion: "1",
    consentAt: "2026-11-01T12:00:00.000Z",
    consentLocale: "pt",
    idempotencyKey: randomUUID(),
    ...over,
  });
