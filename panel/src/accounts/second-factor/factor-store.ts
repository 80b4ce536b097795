import type { CollectionAfterDeleteHook, Payload, Where } from "payload";

import type { SecondFactor } from "../../payload-types";
import { createRecoveryCodes, createSecret, hashRecoveryCode, stepOfCode } from "./codes";
import { seal, unseal } from "../../shared/seal";

const MAX_FAILURES = 5;
const LOCK_MS = 15 * 60 * 1000;
const SLUG = "second-factors";

type CodeResult = "accepted" | "wrong" | "locked" | "absent";

const isEnabled: Where = { enabledAt: { exists: true } };
const isNotEnabled: Where = { enabledAt: { exists: false } };
const ofAccount = (account: number): Where => ({ account: { equals: account } });

type Change = { data: Record<string, unknown>; where: Where[] };

/** Updates the account's row in one statement, and only if it matches `where`, so that only one of two parallel requests succeeds. */
const updateIf = (payload: Payload, account: number, { data, where }: Change): Promise<SecondFactor | null> =>
  payload.db.updateOne({ collection: SLUG, where: { and: [ofAccount(account), ...where] }, data, options: { atomic: true } });

const findFactor = (payload: Payload, account: number): Promise<SecondFactor | null> =>
  payload.db.findOne<SecondFactor>({ collection: SLUG, where: ofAccount(account) });

const linesOf = (text: string | null | undefined): string[] => (text ?? "").split("\n").filter((line) => line !== "");

/** Null while the account has no enabled second factor. */
export const readFactorState = async (
  payload: Payload,
  account: number,
): Promise<{ enabledAt: string; recoveryCodesLeft: number } | null> => {
  const factor = await findFactor(payload, account);
  if (!factor?.enabledAt) return null;
  return { enabledAt: factor.enabledAt, recoveryCodesLeft: linesOf(factor.recoveryCodes).length };
};

export const accountsWithFactor = async (payload: Payload): Promise<number[]> => {
  const { docs } = await payload.find({
    collection: SLUG,
    where: isEnabled,
    depth: 0,
    pagination: false,
    select: { account: true },
    overrideAccess: true,
  });
  return docs.map(({ account }) => account);
};

/** Stores a new secret, not enabled yet, and returns it; null when the account has an enabled one. */
export const beginEnrolment = async (payload: Payload, account: number): Promise<string | null> => {
  const secret = createSecret();
  const data = { secret: seal(secret, payload.secret, "totp secret"), lastStep: 0, failures: 0 };
  const factor = await findFactor(payload, account);
  if (factor === null) {
    await payload.db.create({ collection: SLUG, data: { account, ...data } });
    return secret;
  }
  return (await updateIf(payload, account, { data, where: [isNotEnabled] })) === null ? null : secret;
};

const newRecoveryCodes = (payload: Payload): { codes: string[]; recoveryCodes: string } => {
  const codes = createRecoveryCodes();
  return { codes, recoveryCodes: codes.map((code) => hashRecoveryCode(code, payload.secret)).join("\n") };
};

/**
 * Enables the stored secret if the code proves that the app has it. Returns the recovery codes, of which only hashes are
 * stored; null when the code is wrong.
 */
export const confirmEnrolment = async (
  payload: Payload,
  account: number,
  { code, now }: { code: string; now: number },
): Promise<string[] | null> => {
  const factor = await findFactor(payload, account);
  if (factor === null || factor.enabledAt) return null;
  const secret = unseal(factor.secret, payload.secret, "totp secret");
  const step = secret === null ? null : stepOfCode(code, secret, now);
  if (step === null) return null;
  const { codes, recoveryCodes } = newRecoveryCodes(payload);
  const data = { enabledAt: new Date(now).toISOString(), lastStep: step, failures: 0, lockedUntil: null, recoveryCodes };
  return (await updateIf(payload, account, { data, where: [isNotEnabled, { secret: { equals: factor.secret } }] })) === null ? null : codes;
};

const acceptStep = async (payload: Payload, factor: SecondFactor, step: number): Promise<boolean> => {
  const change = { data: { lastStep: step, failures: 0 }, where: [{ lastStep: { less_than: step } }] };
  return (await updateIf(payload, factor.account, change)) !== null;
};

const acceptRecoveryCode = async (payload: Payload, factor: SecondFactor, code: string): Promise<boolean> => {
  const hash = hashRecoveryCode(code, payload.secret);
  const hashes = linesOf(factor.recoveryCodes);
  if (!hashes.includes(hash)) return false;
  const data = { recoveryCodes: hashes.filter((other) => other !== hash).join("\n"), failures: 0 };
  return (await updateIf(payload, factor.account, { data, where: [{ recoveryCodes: { equals: factor.recoveryCodes } }] })) !== null;
};

const verifyCode = async (payload: Payload, factor: SecondFactor, { code, now }: { code: string; now: number }): Promise<boolean> => {
  const secret = unseal(factor.secret, payload.secret, "totp secret");
  const step = secret === null ? null : stepOfCode(code, secret, now);
  return step === null ? acceptRecoveryCode(payload, factor, code) : acceptStep(payload, factor, step);
};

const lock = async (payload: Payload, account: number, now: number): Promise<void> => {
  const until = new Date(now + LOCK_MS).toISOString();
  await updateIf(payload, account, { data: { lockedUntil: until, failures: 0 }, where: [] });
  // Locks the password too, so that the sign-in screen reports it and an admin can unlock both.
  await payload.db.updateOne({ collection: "users", id: account, data: { lockUntil: until }, returning: false });
};

/**
 * Accepts a code of the app or a recovery code, each only once. Counts the attempt before it compares the code, so that parallel guesses
 * count too; the fifth wrong code locks the account.
 */
export const consumeCode = async (payload: Payload, account: number, { code, now }: { code: string; now: number }): Promise<CodeResult> => {
  const isUnlocked: Where = { or: [{ lockedUntil: { exists: false } }, { lockedUntil: { less_than: new Date(now).toISOString() } }] };
  const factor = await updateIf(payload, account, { data: { failures: { $inc: 1 } }, where: [isEnabled, isUnlocked] });
  if (factor === null) return (await readFactorState(payload, account)) === null ? "absent" : "locked";
  if (factor.failures <= MAX_FAILURES && (await verifyCode(payload, factor, { code: code.trim(), now }))) return "accepted";
  if (factor.failures < MAX_FAILURES) return "wrong";
  await lock(payload, account, now);
  return "locked";
};

/** Replaces the recovery codes, used and unused. */
export const replaceRecoveryCodes = async (payload: Payload, account: number): Promise<string[]> => {
  const { codes, recoveryCodes } = newRecoveryCodes(payload);
  await updateIf(payload, account, { data: { recoveryCodes }, where: [isEnabled] });
  return codes;
};

export const removeFactor = (payload: Payload, account: number): Promise<void> =>
  payload.db.deleteMany({ collection: SLUG, where: ofAccount(account) });

export const removeFactorOfAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeFactor(req.payload, Number(id));
};

export const unlockFactor = async (payload: Payload, account: number): Promise<void> => {
  await updateIf(payload, account, { data: { failures: 0, lockedUntil: null }, where: [] });
};
