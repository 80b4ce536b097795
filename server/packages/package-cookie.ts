import { createHmac, timingSafeEqual } from "node:crypto";
import { packagePath } from "../../src/config/package-addresses";

export interface PackageCookieOptions {
  /** Rejects with storage errors. */
  readKey: () => Promise<Buffer>;
  /** Whether browsers may send the cookie over https only. */
  isSecure: boolean;
}

const NAME = "pacote";
const MAX_AGE_S = 30 * 24 * 60 * 60;

interface Unlocked {
  hash: string;
  /** Of the passphrase. */
  version: string;
}

/** The cookie of a visitor who has entered a package's passphrase; a new passphrase invalidates it. */
export const createPackageCookie = ({ readKey, isSecure }: PackageCookieOptions) => {
  const sign = async ({ hash, version }: Unlocked): Promise<Buffer> =>
    createHmac("sha256", await readKey())
      .update(JSON.stringify(["package", hash, version]))
      .digest();

  return {
    isUnlocked: async (header: string | undefined, unlocked: Unlocked): Promise<boolean> => {
      const expected = await sign(unlocked);
      const sent = valuesOf(header).map((value) => Buffer.from(value, "base64url"));
      return sent.some((value) => value.length === expected.length && timingSafeEqual(value, expected));
    },
    /** Returns the `Set-Cookie` header. */
    create: async (token: string, unlocked: Unlocked): Promise<string> => {
      const value = (await sign(unlocked)).toString("base64url");
      return `${NAME}=${value}; Path=${packagePath(token)}; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
};

export type PackageCookie = ReturnType<typeof createPackageCookie>;

/** A browser sends the cookies of all matching paths under one name. */
const valuesOf = (header = ""): string[] =>
  header
    .split(";")
    .map((part) => part.trim())
    .flatMap((part) => (part.startsWith(`${NAME}=`) ? [part.slice(NAME.length + 1)] : []));
