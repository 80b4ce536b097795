import { createHmac, timingSafeEqual } from "node:crypto";

const LIFETIME_SECONDS = 15 * 60;

type SignedFile = { name: string; until: string; signature: string };

export type FileSignatures = {
  /** A path below /storage that serves the file for 15 minutes, published or not. */
  sign: (name: string) => string;
  isValid: (file: SignedFile) => boolean;
};

/** For the files of drafts in the site's preview. */
export const createFileSignatures = (secret: string, now: () => number = Date.now): FileSignatures => {
  const signatureOf = (name: string, until: string): string =>
    createHmac("sha256", secret).update(`draft-file:${until}:${name}`).digest("hex");

  return {
    sign: (name) => {
      const until = String(Math.floor(now() / 1000) + LIFETIME_SECONDS);
      return `signed/${until}/${signatureOf(name, until)}/${name}`;
    },
    isValid: ({ name, until, signature }) => {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now()) return false;
      const given = Buffer.from(signature);
      const expected = Buffer.from(signatureOf(name, until));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
