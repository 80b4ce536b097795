import { Secret, TOTP } from "otpauth";

import { requestPanel, signInAs } from "./panel-http";

const STEP_MS = 30_000;

/** Paths are relative to /cms/api/users/second-factor. */
export const postSecondFactor = (path: string, token: string, json: unknown = {}) =>
  requestPanel(`/users/second-factor${path}`, { method: "POST", json, token });

/** The authenticator app's code at a time. */
export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A valid code that the enrolment has not used: the next step's code. */
export const nextCode = (secret: string): string => codeOf(secret, Date.now() + STEP_MS);

type Enrolled = { secret: string; recoveryCodes: string[]; token: string };

/** Signs in and sets up the second factor; throws when it is rejected. */
export const enrol = async (email: string, password: string): Promise<Enrolled> => {
  const token = await signInAs(email, password);
  const { secret } = (await postSecondFactor("/begin", token)).body;
  const { status, body } = await postSecondFactor("/confirm", token, { code: codeOf(secret) });
  if (status !== 200) throw new Error(`The second factor was refused: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes: body.recoveryCodes, token };
};
