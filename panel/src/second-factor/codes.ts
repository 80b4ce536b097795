import { randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import { keyedHash } from "./seal";

const PERIOD_SECONDS = 30;
/** A code of the step before or after is accepted too, as clocks differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without letters and digits that look alike. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, { label, issuer }: { label: string; issuer: string }): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: PERIOD_SECONDS });

/** The otpauth:// address that an authenticator app reads from the QR code. */
export const authenticatorAddress = (secret: string, names: { label: string; issuer: string }): string => totpOf(secret, names).toString();

/** The time step that a code of six digits belongs to, or null when it is wrong. */
export const stepOfCode = (code: string, secret: string, now: number): number | null => {
  const totp = totpOf(secret, { label: "", issuer: "" });
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp: now, window: WINDOW_STEPS }) : null;
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
};

const createRecoveryCode = (): string => {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
};

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

/** Spaces, hyphens and capitals do not matter. */
export const hashRecoveryCode = (code: string, secret: string): string =>
  keyedHash(code.toLowerCase().replaceAll(/[\s-]/g, ""), secret, "recovery code");
