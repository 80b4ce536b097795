import { type Endpoint, generateExpiredPayloadCookie, type PayloadRequest } from "payload";
import { toString as renderQrCode } from "qrcode";

import { readCustomizations } from "../../identity/index";
import { isAdmin } from "../../access/roles";
import { type ReplyKey, secondFactorReply } from "./replies";
import type { User } from "../../payload-types";
import { authenticatorAddress } from "./codes";
import { beginEnrolment, confirmEnrolment, consumeCode, readFactorState, removeFactor, replaceRecoveryCodes } from "./factor-store";
import { completeSignIn, cookieSettings, type PendingSignIn, readPendingSignIn } from "./pending-sign-in";
import { isSecondFactorRequired } from "./requirement";
import { changeSessions, sessionOf } from "./sessions";

/** Signed in when `pending` is null. */
type Caller = { user: User; pending: PendingSignIn | null };

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: ReplyKey,
  ) {
    super(key);
  }
}

const NO_STORE = { "Cache-Control": "no-store" };

const readCaller = async (req: PayloadRequest): Promise<Caller> => {
  if (req.user) return { user: req.user, pending: null };
  const pending = await readPendingSignIn(req.payload, req.headers);
  // The first sign-in is completed by its own endpoint (`accounts/first-sign-in-endpoint.ts`).
  if (pending === null || pending.step === "account") throw new Refusal(401, "signed-out");
  return { user: pending.user, pending };
};

const requireSession = ({ user }: PayloadRequest): User => {
  if (!user) throw new Refusal(401, "signed-out");
  return user;
};

const readBody = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
};

const requireCode = async (req: PayloadRequest, account: number): Promise<void> => {
  const { code } = await readBody(req);
  const result = await consumeCode(req.payload, account, { code: typeof code === "string" ? code : "", now: Date.now() });
  if (result === "accepted") return;
  throw new Refusal(result === "absent" ? 409 : result === "locked" ? 429 : 401, result);
};

type Handler = (req: PayloadRequest) => Promise<Record<string, unknown>>;

const endpoint = (method: "get" | "post", path: string, handler: Handler): Endpoint => ({
  path: `/second-factor${path}`,
  method,
  handler: async (req) => {
    try {
      return Response.json({ message: secondFactorReply("done", req.i18n.language), ...(await handler(req)) }, { headers: NO_STORE });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json(
        { errors: [{ message: secondFactorReply(error.key, req.i18n.language) }] },
        { status: error.status, headers: NO_STORE },
      );
    }
  },
});

const showState: Handler = async (req) => {
  const { user } = await readCaller(req);
  return { factor: await readFactorState(req.payload, user.id), isDemanded: await isSecondFactorRequired(req.payload) };
};

const verify: Handler = async (req) => {
  const { user, pending } = await readCaller(req);
  if (pending?.step !== "code") throw new Refusal(409, "signed-out");
  await requireCode(req, user.id);
  return completeSignIn(req, pending);
};

const begin: Handler = async (req) => {
  const { user } = await readCaller(req);
  const secret = await beginEnrolment(req.payload, user.id);
  if (secret === null) throw new Refusal(409, "enabled");
  const { agencyName } = await readCustomizations(req.payload);
  const address = authenticatorAddress(secret, { label: user.email, issuer: agencyName });
  return { secret, address, qrCode: await renderQrCode(address, { type: "svg", margin: 2 }) };
};

const confirm: Handler = async (req) => {
  const { user, pending } = await readCaller(req);
  const { code } = await readBody(req);
  const given = typeof code === "string" ? code.replaceAll(/\s/g, "") : "";
  const recoveryCodes = await confirmEnrolment(req.payload, user.id, { code: given, now: Date.now() });
  if (recoveryCodes === null) throw new Refusal(401, "wrong");
  // Earlier sessions were opened with a password alone.
  const current = sessionOf(user);
  await changeSessions(req, user.id, (sessions) => sessions.filter(({ id }) => id === current?.id));
  return { recoveryCodes, ...(pending === null ? {} : await completeSignIn(req, pending)) };
};

const disable: Handler = async (req) => {
  const { id } = requireSession(req);
  if (await isSecondFactorRequired(req.payload)) throw new Refusal(409, "required");
  await requireCode(req, id);
  await removeFactor(req.payload, id);
  return {};
};

const renewRecoveryCodes: Handler = async (req) => {
  const { id } = requireSession(req);
  await requireCode(req, id);
  return { recoveryCodes: await replaceRecoveryCodes(req.payload, id) };
};

/** For admins: disables the second factor of another account. */
const reset: Handler = async (req) => {
  const admin = requireSession(req);
  if ((await isAdmin({ req })) !== true) throw new Refusal(403, "forbidden");
  const { account } = await readBody(req);
  if (account === admin.id) throw new Refusal(409, "self");
  if (typeof account !== "number" || (await readFactorState(req.payload, account)) === null) throw new Refusal(409, "absent");
  await removeFactor(req.payload, account);
  await changeSessions(req, account, () => []);
  return {};
};

const cancel: Handler = async (req) => {
  const pending = await readPendingSignIn(req.payload, req.headers);
  if (pending !== null) {
    await changeSessions(req, pending.user.id, (sessions) => sessions.filter(({ id }) => id !== pending.session.id));
    req.responseHeaders ??= new Headers();
    req.responseHeaders.append("Set-Cookie", generateExpiredPayloadCookie(cookieSettings(req)));
  }
  return {};
};

/** Under /cms/api/users/second-factor. */
export const secondFactorEndpoints: Endpoint[] = [
  endpoint("get", "", showState),
  endpoint("post", "/verify", verify),
  endpoint("post", "/begin", begin),
  endpoint("post", "/confirm", confirm),
  endpoint("post", "/disable", disable),
  endpoint("post", "/recovery-codes", renewRecoveryCodes),
  endpoint("post", "/reset", reset),
  endpoint("post", "/cancel", cancel),
];
