import { createHash } from "node:crypto";

import type { Payload } from "payload";

import { isRecord } from "../../../src/lib/json";

const KEY = "first-sign-in";

/** An account with a generated password that its owner has not replaced yet. */
type Expected = { account: number; passwordHash: string };

// A generated password cannot be guessed, so a plain hash reveals nothing of it.
const hash = (password: string): string => createHash("sha256").update(password).digest("hex");

const readExpected = async (payload: Payload): Promise<Expected | null> => {
  const stored: unknown = await payload.kv.get(KEY);
  if (!isRecord(stored) || typeof stored.account !== "number" || typeof stored.passwordHash !== "string") return null;
  return { account: stored.account, passwordHash: stored.passwordHash };
};

/** From now on, signing in to the account leads only to the screen that asks for its owner's data. */
export const expectFirstSignIn = (payload: Payload, account: number, password: string): Promise<void> =>
  payload.kv.set(KEY, { account, passwordHash: hash(password) });

export const isFirstSignIn = async (payload: Payload, account: number): Promise<boolean> =>
  (await readExpected(payload))?.account === account;

/** Whether a password is the generated one, which works once. */
export const isGeneratedPassword = async (payload: Payload, password: string): Promise<boolean> =>
  (await readExpected(payload))?.passwordHash === hash(password);

export const endFirstSignIn = (payload: Payload): Promise<void> => payload.kv.delete(KEY);
