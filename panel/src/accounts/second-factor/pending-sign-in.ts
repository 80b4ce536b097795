import {
  type CollectionAfterOperationHook,
  executeAuthStrategies,
  extractJWT,
  generatePayloadCookie,
  type Payload,
  type PayloadRequest,
} from "payload";

import { isFirstSignIn } from "../first-sign-in";
import { recordDevice } from "../known-device";
import type { User } from "../../payload-types";
import { readFactorState, unlockFactor } from "./factor-store";
import { isSecondFactorRequired } from "./requirement";
import { seal, unseal } from "../../shared/seal";

const LIFETIME_MS = 10 * 60 * 1000;

/** The step of a sign-in after the password: a code, setting up a second factor, or the owner's data of the first account. */
export type SecondStep = "code" | "enrol" | "account";

export type PendingSignIn = { user: User; token: string; step: SecondStep };

/** Null when the password is enough. */
const readSecondStep = async (payload: Payload, account: number): Promise<SecondStep | null> => {
  if (await isFirstSignIn(payload, account)) return "account";
  if ((await readFactorState(payload, account)) !== null) return "code";
  return (await isSecondFactorRequired(payload)) ? "enrol" : null;
};

/**
 * The session token in a form that Payload does not accept. Only this module unseals it, after the second step, so until
 * then Payload finds no signed-in account in any request.
 */
const sealToken = (token: string, { secret }: Payload): string =>
  seal(JSON.stringify({ token, at: Date.now() }), secret, "pending sign-in");

/** Null when the sealed token is invalid or older than ten minutes. */
const unsealToken = (sealed: string, { secret }: Payload): string | null => {
  const text = unseal(sealed, secret, "pending sign-in");
  if (text === null) return null;
  const { token, at }: { token: string; at: number } = JSON.parse(text);
  return Date.now() - at < LIFETIME_MS ? token : null;
};

/** The sign-in between password and second step that the headers carry; null when there is none or it has expired. */
export const readPendingSignIn = async (payload: Payload, headers: Headers): Promise<PendingSignIn | null> => {
  const sealed = extractJWT({ headers, payload });
  const token = sealed === null ? null : unsealToken(sealed, payload);
  if (token === null) return null;
  // Payload checks the token, and that its session has not ended meanwhile.
  const { user } = await executeAuthStrategies({ headers: new Headers({ Authorization: `JWT ${token}` }), payload });
  const step = user === null ? null : await readSecondStep(payload, Number(user.id));
  return user === null || step === null ? null : { user, token, step };
};

/** The settings with which Payload writes the session's cookie. */
export const cookieSettings = ({ payload }: PayloadRequest) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
});

/** Sends the session token that was withheld after the password. */
export const completeSignIn = async (
  req: PayloadRequest,
  { user, token }: Pick<PendingSignIn, "user" | "token">,
): Promise<Record<string, unknown>> => {
  await recordDevice(req, user);
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append("Set-Cookie", generatePayloadCookie({ ...cookieSettings(req), token }));
  return { token };
};

const isSignIn = (operation: string): boolean => operation === "login" || operation === "resetPassword";

/** Runs after every operation of Payload that returns a session token: seals the token when a second step is needed. */
export const withholdSession: CollectionAfterOperationHook<"users"> = async ({ operation, req, result }) => {
  if (!isSignIn(operation) || typeof result !== "object" || result === null || !("token" in result) || !("user" in result)) return result;
  const { token, user, ...rest } = result;
  if (typeof token !== "string" || !user) return result;
  const step = await readSecondStep(req.payload, Number(user.id));
  if (step !== null) return { ...rest, token: sealToken(token, req.payload) };
  await recordDevice(req, user);
  return result;
};

/** Unlocks the second step together with the password. */
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
