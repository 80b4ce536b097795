import type { FastifyRequest } from "fastify";
import type { EndedPackage, PackageDefinition } from "../../src/domain/package-definition";
import type { Definitions } from "./definitions";
import type { GuessLimit } from "./guess-limit";
import type { PackageCookie } from "./package-cookie";
import { tokenHash } from "./package-token";

export interface OpenedPackage {
  token: string;
  hash: string;
  definition: PackageDefinition;
}

export type PackageAccess =
  | ({ state: "open" } & OpenedPackage)
  | ({ state: "locked" } & OpenedPackage)
  | ({ state: "ended" } & EndedPackage)
  | { state: "unknown" | "unavailable" }
  | { state: "limited"; retryAfter: number };

export type PackageRequest = FastifyRequest<{ Params: { token: string } }>;

export interface PackageAccessOptions {
  definitions: Definitions;
  guesses: GuessLimit;
  cookie: PackageCookie;
}

export const createPackageAccess = ({ definitions, guesses, cookie }: PackageAccessOptions) => {
  const open = async (request: PackageRequest, opened: OpenedPackage): Promise<PackageAccess> => {
    const { hash, definition } = opened;
    if (definition.passphrase === null) return { state: "open", ...opened };
    const isUnlocked = await cookie.isUnlocked(request.headers.cookie, { hash, version: definition.passphrase });
    return isUnlocked ? { state: "open", ...opened } : { state: "locked", ...opened };
  };

  return async (request: PackageRequest): Promise<PackageAccess> => {
    const { token } = request.params;
    const hash = tokenHash(token);
    const retryAfter = await guesses.take(request.ip, hash);
    if (retryAfter !== null) return { state: "limited", retryAfter };
    if (hash === null) return { state: "unknown" };
    const found = await definitions.find(hash);
    await guesses.report(request.ip, hash, found.ok ? found.value.state : "failed");
    if (!found.ok) return { state: "unavailable" };
    return found.value.state === "open" ? open(request, { token, hash, definition: found.value.definition }) : found.value;
  };
};

export type FindPackage = ReturnType<typeof createPackageAccess>;
