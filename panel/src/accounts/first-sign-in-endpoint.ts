import { rm } from "node:fs/promises";

import type { Endpoint, PayloadRequest } from "payload";

import { isRecord } from "../../../src/lib/json";
import { type Mistake, readMistakes, refuseMistakes } from "./mistakes";
import { type FirstSignInProblem, firstSignInProblem } from "./first-sign-in-words";
import { secondFactorReply } from "./second-factor/replies";
import type { User } from "../payload-types";
import { completeSignIn, readPendingSignIn } from "./second-factor/pending-sign-in";
import { passwordFile } from "./first-admin";
import { endFirstSignIn, isGeneratedPassword } from "./first-sign-in";

type Details = { name: string; email: string; password: string };

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const readDetails = async (req: PayloadRequest): Promise<Details> => {
  const body: unknown = await req.json?.().catch(() => null);
  const given = isRecord(body) ? body : {};
  const password = typeof given.password === "string" ? given.password : "";
  return { name: textOf(given.name), email: textOf(given.email).toLowerCase(), password };
};

type Field = keyof Details;

/** The mistakes that Payload and the password policy do not find. */
const findProblem = async (
  req: PayloadRequest,
  current: string,
  { name, email, password }: Details,
): Promise<[Field, FirstSignInProblem] | null> => {
  if (name === "") return ["name", "no-name"];
  if (email === "") return ["email", "no-email"];
  if (email === current) return ["email", "same-email"];
  if (password === "") return ["password", "no-password"];
  return (await isGeneratedPassword(req.payload, password)) ? ["password", "same-password"] : null;
};

const NO_STORE = { "Cache-Control": "no-store" };

const refuseSignedOut = ({ i18n }: PayloadRequest): Response =>
  Response.json({ errors: [{ message: secondFactorReply("signed-out", i18n.language) }] }, { status: 401, headers: NO_STORE });

/** Updates with the account's own access; its session survives the new password. Returns the mistakes when the update is rejected. */
const saveDetails = async (req: PayloadRequest, account: User, data: Details): Promise<User | Mistake[]> => {
  try {
    return await req.payload.update({
      collection: "users",
      id: account.id,
      data,
      depth: 0,
      user: account,
      overrideAccess: false,
      req,
    });
  } catch (error) {
    const mistakes = readMistakes(error);
    if (mistakes === null) throw error;
    return mistakes;
  }
};

/**
 * POST /cms/api/users/first-sign-in: the e-mail, name and password of the first account's owner; the generated password stops working.
 * Completes the sign-in, unless the agency requires a second factor. Mistakes are returned by field.
 */
export const firstSignInEndpoint: Endpoint = {
  path: "/first-sign-in",
  method: "post",
  handler: async (req) => {
    const pending = req.user ? null : await readPendingSignIn(req.payload, req.headers);
    if (pending?.step !== "account") return refuseSignedOut(req);
    const details = await readDetails(req);
    const problem = await findProblem(req, pending.user.email, details);
    if (problem !== null) return refuseMistakes([{ path: problem[0], message: firstSignInProblem(problem[1], req.i18n.language) }]);
    const saved = await saveDetails(req, pending.user, details);
    if (Array.isArray(saved)) return refuseMistakes(saved);
    await endFirstSignIn(req.payload);
    await rm(passwordFile(), { force: true });
    const next = await readPendingSignIn(req.payload, req.headers);
    const answer = next === null ? await completeSignIn(req, pending) : {};
    return Response.json({ message: secondFactorReply("done", req.i18n.language), ...answer }, { headers: NO_STORE });
  },
};
