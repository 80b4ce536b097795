import { randomUUID } from "node:crypto";

import {
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  generatePayloadCookie,
  getFieldsToSign,
  JWTAuthentication,
  jwtSign,
  type Payload,
  type PayloadRequest,
} from "payload";

import { isFirstSignIn } from "../first-sign-in";
import { recordDevice } from "../known-device";
import type { User } from "../../payload-types";
import { readFactorState, unlockFactor } from "./factor-store";
import { isSecondFactorRequired } from "./requirement";
import { changeSessions, complete, type Session, sessionOf } from "./sessions";

const LIFETIME_MS = 10 * 60 * 1000;

/** The step of a sign-in after the password: a code, setting up a second factor, or the owner's data of the first account. */
export type SecondStep = "code" | "enrol" | "account";

export type PendingSignIn = { user: User; session: Session; step: SecondStep };

/** Null when the password is enough. */
const readSecondStep = async (payload: Payload, account: number): Promise<SecondStep | null> => {
  if (await isFirstSignIn(payload, account)) return "account";
  if ((await readFactorState(payload, account)) !== null) return "code";
  return (await isSecondFactorRequired(payload)) ? "enrol" : null;
};

/** The pending sign-in of the token in the headers; null when there is none, or after ten minutes. */
export const readPendingSignIn = async (payload: Payload, headers: Headers): Promise<PendingSignIn | null> => {
  // Not `executeAuthStrategies`, which rejects an incomplete session.
  const { user } = await JWTAuthentication({ headers, payload });
  const session = user === null ? undefined : sessionOf(user);
  if (user === null || session === undefined || session.isComplete) return null;
  if (!(Date.now() - Date.parse(session.createdAt ?? "") < LIFETIME_MS)) return null;
  const step = await readSecondStep(payload, user.id);
  return step === null ? null : { user, session, step };
};

/** The settings that Payload itself uses for the session's cookie. */
export const cookieSettings = ({ payload }: PayloadRequest) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
});

/** Completes the session after the second step, with a new id and a new token: the token from before the second step never gives access. */
export const completeSignIn = async (req: PayloadRequest, pending: PendingSignIn): Promise<Record<string, unknown>> => {
  const sid = randomUUID();
  const user = await changeSessions(req, pending.user.id, complete(pending.session, sid));
  await recordDevice(req, user);
  const { config } = req.payload.collections.users;
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user });
  const { token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: config.auth.tokenExpiration });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append("Set-Cookie", generatePayloadCookie({ ...cookieSettings(req), token }));
  return { token };
};

/** Completes a session that needs no second step. */
export const startSession: CollectionAfterLoginHook<User> = async ({ req, token, user }) => {
  req.context.isSignInPending = (await readSecondStep(req.payload, user.id)) !== null;
  if (req.context.isSignInPending) return;
  const headers = new Headers({ Authorization: `JWT ${token}` });
  const { user: account } = await JWTAuthentication({ headers, payload: req.payload, req });
  const started = account === null ? undefined : sessionOf(account);
  if (started !== undefined) await changeSessions(req, user.id, complete(started));
  await recordDevice(req, user);
};

/** Removes the account from the response to a correct password while the second step is missing. */
export const withholdAccount: CollectionAfterOperationHook<"users"> = ({ req, result }) =>
  req.context.isSignInPending === true && typeof result === "object" && result !== null && "user" in result
    ? { ...result, user: undefined }
    : result;

/** The admin's action that unlocks the password also unlocks the second step. */
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
