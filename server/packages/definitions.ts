import { LRUCache } from "lru-cache";
import type { FoundPackage, PackageDefinition } from "../../src/domain/package-definition";
import { success, type Result } from "../../src/domain/result";
import { createSingleFlight } from "../lib/work-queue";

export interface DefinitionsOptions {
  fetch: (hash: string) => Promise<Result<FoundPackage, { message: string }>>;
  now: () => number;
}

type Found = Result<FoundPackage, { message: string }>;

/** A younger definition is answered without a call. */
const FRESH_MS = 10_000;

/** Maximum age of a cached definition, so that a revoked package also ends without a publish hook. */
const KEPT_MS = 60_000;

const MAX_DEFINITIONS = 500;

/**
 * Definitions of open packages by hash, for at most 60 seconds. Unknown and ended packages are not cached: both cost the same
 * call, so the response time does not tell them apart.
 */
export const createDefinitions = ({ fetch, now }: DefinitionsOptions) => {
  const copies = new LRUCache<string, { definition: PackageDefinition; askedAt: number }>({ max: MAX_DEFINITIONS });
  const once = createSingleFlight<Found>();
  /** Raised by `forget`; the answer to an earlier call may be older than the change. */
  let generation = 0;

  const load = async (hash: string): Promise<Found> => {
    const [startedIn, askedAt] = [generation, now()];
    const found = await once(`${generation} ${hash}`, () => fetch(hash));
    if (startedIn !== generation) return load(hash);
    if (found.ok && found.value.state === "open") copies.set(hash, { definition: found.value.definition, askedAt });
    else if (found.ok) copies.delete(hash);
    return found;
  };

  const findOpen = async (hash: string): Promise<Found> => {
    const copy = copies.get(hash);
    const age = copy === undefined ? Infinity : now() - copy.askedAt;
    if (copy === undefined || age >= KEPT_MS) return load(hash);
    if (age >= FRESH_MS) void load(hash).catch(() => undefined); // the next request reports it
    return success({ state: "open", definition: copy.definition });
  };

  return {
    find: async (hash: string): Promise<Found> => {
      const found = await findOpen(hash);
      if (!found.ok || found.value.state !== "open" || !hasExpired(found.value.definition, now())) return found;
      const { title, language, contact } = found.value.definition;
      return success({ state: "ended", reason: "expired", title, language, contact });
    },
    /** Drops these definitions, or all for null; the next call fetches them. */
    forget: (hashes: readonly string[] | null): void => {
      generation += 1;
      if (hashes === null) copies.clear();
      else hashes.forEach((hash) => copies.delete(hash));
    },
  };
};

export type Definitions = ReturnType<typeof createDefinitions>;

const hasExpired = ({ expiresAt }: PackageDefinition, now: number): boolean => expiresAt !== null && Date.parse(expiresAt) <= now;
