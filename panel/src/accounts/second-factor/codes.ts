import { randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import { keyedHash } from "../../shared/seal";

const PERIOD_SECONDS = 30;
/** Codes of the previous and the next step are accepted too, since clocks differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without characters that look alike. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, { label, issuer }: { label: string; issuer: string }): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: PERIOD_SECONDS });

/** The otpauth:// address in the QR code. */
export const authenticatorAddress = (secret: string, names: { label: string; issuer: string }): string => totpOf(secret, names).toString();

/** Returns null when the code is wrong. Expects six digits. */
export const stepOfCode = (code: string, secret: string, now: number): number | null => {
  const totp = totpOf(secret, { label: "", issuer: "" });
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp: now, window: WINDOW_STEPS }) : null;
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
};

const createRecoveryCode = (): string => {
  const characters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${characters.slice(0, RECOVERY_LENGTH / 2)}-${characters.slice(RECOVERY_LENGTH / 2)}`;
};

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

/** Ignores spaces, hyphens and case. */
export const hashRecoveryCode = (code: string, secret: string): string =>
  keyedHash(code.toLowerCase().replaceAll(/[\s-]/g, ""), secret, "recovery code");
