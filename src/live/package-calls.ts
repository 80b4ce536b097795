import { packageOpenedPath, packagePicksPath } from "../config/package-addresses";
import type { PackagePicks, PackageRow, StoredRows } from "../domain/package";
import { failure, success, type Result } from "../domain/result";

/**
 * `closed`: the package cannot be opened any more, or requires its passphrase again. `refused`: the gateway rejects the
 * rows. `unavailable`: temporary, worth a retry after `retryAfterMs`.
 */
export type PackageFault = { kind: "closed" | "refused" } | { kind: "unavailable"; retryAfterMs: number };

/** The package's address contains its token. */
const PRIVATE = { cache: "no-store", referrerPolicy: "no-referrer" } as const;

const CLOSED: readonly number[] = [401, 403, 404, 410];
const REFUSED: readonly number[] = [400, 413, 422];

const toFault = ({ status, headers }: Response): PackageFault => {
  if (CLOSED.includes(status)) return { kind: "closed" };
  if (REFUSED.includes(status)) return { kind: "refused" };
  const seconds = Number(headers.get("retry-after"));
  return { kind: "unavailable", retryAfterMs: Number.isFinite(seconds) ? 1000 * seconds : 0 };
};

/** The answer is not validated: gateway and page share the types and are released together. */
const call = async <Answer>(path: string, init: RequestInit): Promise<Result<Answer, PackageFault>> => {
  try {
    const response = await fetch(path, { ...PRIVATE, ...init });
    if (!response.ok) return failure(toFault(response));
    const answer: Answer = await response.json();
    return success(answer);
  } catch {
    return failure({ kind: "unavailable", retryAfterMs: 0 }); // offline, interrupted, or not JSON
  }
};

const toPost = (body: object): RequestInit => ({
  method: "POST",
  headers: { Accept: "application/json", "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

export const fetchPicks = (token: string): Promise<Result<PackagePicks, PackageFault>> =>
  call(packagePicksPath(token), { headers: { Accept: "application/json" } });

/** `keepalive` lets the request finish after the page is left; browsers limit it to 64 kB. */
export const sendPicks = (
  token: string,
  rows: readonly PackageRow[],
  { keepalive }: { keepalive: boolean },
): Promise<Result<StoredRows, PackageFault>> => call(packagePicksPath(token), { ...toPost({ rows }), keepalive });

/** A failure is not repeated. */
export const sendOpened = (token: string, person: string): void =>
  void fetch(packageOpenedPath(token), { ...PRIVATE, ...toPost({ person }) }).catch(() => undefined);
