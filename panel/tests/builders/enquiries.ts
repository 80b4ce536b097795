import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import { storeRecord } from "./records";

/** Returns its id. */
export const storeEnquiry = (payload: Payload, over: Record<string, unknown> = {}): Promise<number> =>
  storeRecord(payload, "entries", {
    kind: "contact",
    name: "Marina Demo",
    email: `${randomUUID()}@example.com`,
    phone: `+55 (11) 9${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`,
    message: "Gostaria de um orçamento.",
    locale: "pt",
    idempotencyKey: randomUUID(),
    ...over,
  });

/** Returns its id. */
export const storeRegistration = (payload: Payload, over: Record<string, unknown> = {}): Promise<number> =>
  storeEnquiry(payload, { kind: "workshopContact", name: "Ana Demo", city: "Campinas, SP", message: "Tem vaga?", ...over });
