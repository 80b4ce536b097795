import { type CollectionAfterOperationHook, executeAuthStrategies, extractJWT, type Payload, type PayloadRequest } from "payload";

import type { User } from "../payload-types";
import { noticeDevice } from "../accounts/known-device";
import { isDemanded } from "./demand";
import { readFactorState, unlockFactor } from "./factor-store";
import { seal, unseal } from "./seal";

const LIFETIME_MS = 10 * 60 * 1000;

/** What an account still owes after its password: a code, or setting up its second factor; null when nothing. */
export type Stage = "code" | "enrol" | null;

export type PendingSignIn = { user: User; token: string; stage: Exclude<Stage, null> };

export const readStage = async (payload: Payload, account: number): Promise<Stage> => {
  if ((await readFactorState(payload, account)) !== null) return "code";
  return (await isDemanded(payload)) ? "enrol" : null;
};

/**
 * The session token in a form that Payload does not accept. Only this module opens it, once the second step has passed,
 * so that whatever asks Payload for the signed-in account finds none until then.
 */
const hold = (token: string, { secret }: Payload): string => seal(JSON.stringify({ token, at: Date.now() }), secret, "pending sign-in");

const releaseHeld = (held: string, { secret }: Payload): string | null => {
  const text = unseal(held, secret, "pending sign-in");
  if (text === null) return null;
  const { token, at }: { token: string; at: number } = JSON.parse(text);
  return Date.now() - at < LIFETIME_MS ? token : null;
};

/** The sign-in that these headers carry between its two steps; null when there is none, or it is over. */
export const readPendingSignIn = async (payload: Payload, headers: Headers): Promise<PendingSignIn | null> => {
  const held = extractJWT({ headers, payload });
  const token = held === null ? null : releaseHeld(held, payload);
  if (token === null) return null;
  // Payload itself checks the token and that its session was not ended meanwhile.
  const { user } = await executeAuthStrategies({ headers: new Headers({ Authorization: `JWT ${token}` }), payload });
  const stage = user === null ? null : await readStage(payload, Number(user.id));
  return user === null || stage === null ? null : { user, token, stage };
};

const isSignIn = (operation: string): boolean => operation === "login" || operation === "resetPassword";

/** Every operation of Payload that hands out a session token ends here; a second step that is owed keeps the token back. */
export const holdSignIn: CollectionAfterOperationHook<"users"> = async ({ operation, req, result }) => {
  if (!isSignIn(operation) || typeof result !== "object" || result === null || !("token" in result) || !("user" in result)) return result;
  const { token, user, ...rest } = result;
  if (typeof token !== "string" || !user) return result;
  const stage = await readStage(req.payload, Number(user.id));
  if (stage !== null) return { ...rest, token: hold(token, req.payload) };
  await noticeDevice(req, user);
  return result;
};

/** Lifting the password's lock lifts that of the second step. */
export const unlockSecondStep: CollectionAfterOperationHook<"users"> = async ({ args, operation, req, result }) => {
  if (operation !== "unlock" || !("data" in args) || typeof args.data !== "object") return result;
  const { email }: { email?: unknown } = args.data;
  const account = await findAccount(req, email);
  if (account !== null) await unlockFactor(req.payload, account);
  return result;
};

const findAccount = async (req: PayloadRequest, email: unknown): Promise<number | null> => {
  if (typeof email !== "string") return null;
  const user = await req.payload.db.findOne<User>({ collection: "users", where: { email: { equals: email.toLowerCase().trim() } } });
  return user === null ? null : user.id;
};
