import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { isRecord } from "../../../src/lib/json";
import type { FoundPackage, PackageAnswers, PackageContact, PackageStore, StoredPackage } from "./package";
import { createAttempts } from "./package-attempts";
import { isPersonId, parsePackageRow } from "./parse-package-row";
import { refuse, refuseInvalid, tooManyRequests } from "./refusals";

const MAX_BODY_BYTES = 32_000;
const MAX_PASSPHRASE = 200;
const HASH = /^[0-9a-f]{64}$/;

const withoutNulls = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const toWirePackage = (stored: StoredPackage, contact: PackageContact): Record<string, unknown> =>
  withoutNulls({
    id: stored.id,
    title: stored.title,
    client: stored.client,
    message: stored.message,
    language: stored.language,
    created_at: stored.createdAt,
    expires_at: stored.expiresAt,
    passphrase: stored.passphraseVersion,
    shows: stored.shows,
    contact: stored.shows.contact ? withoutNulls(contact) : null,
    talents: stored.talents,
  });

const toWireAnswers = ({ people, picks }: PackageAnswers): Record<string, unknown> => ({
  people: people.map(({ doneAt, ...person }) => ({ ...person, done_at: doneAt })),
  picks,
});

type Handler = (c: Context, stored: StoredPackage, hash: string) => Promise<Response>;

/** Packages by the hash of their token: 404 for an unknown one, 410 for one that has ended. */
export const packageRoutes = (packages: PackageStore): Hono => {
  const app = new Hono();
  const attempts = createAttempts();
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => refuse(c, { status: 413, message: "The request is too large." }),
  });

  const refuseFound = (c: Context, found: Exclude<FoundPackage, { state: "open" }>, contact: PackageContact): Response => {
    if (found.state === "unknown") return c.json({ message: "Not found.", code: "unknown_package" }, 404);
    const { state, title, language } = found;
    return c.json({ message: "This link does not work any more.", code: state, title, language, contact: withoutNulls(contact) }, 410);
  };

  const withPackage =
    (handler: Handler) =>
    async (c: Context): Promise<Response> => {
      const hash = c.req.param("hash") ?? "";
      const found: FoundPackage = HASH.test(hash) ? await packages.find(hash) : { state: "unknown" };
      if (found.state === "open") return handler(c, found.package, hash);
      // Also for an unknown package, so that the response takes as long as for one that has ended.
      return refuseFound(c, found, await packages.contact());
    };

  const readBody = async (c: Context): Promise<Record<string, unknown>> => {
    const body: unknown = await c.req.json().catch(() => null);
    return isRecord(body) ? body : {};
  };

  app.get(
    "/api/packages/:hash",
    withPackage(async (c, stored) => c.json({ data: toWirePackage(stored, await packages.contact()) })),
  );

  app.post(
    "/api/packages/:hash/unlock",
    limit,
    withPackage(async (c, stored, hash) => {
      const { passphrase } = await readBody(c);
      if (typeof passphrase !== "string" || passphrase.length > MAX_PASSPHRASE) return refuseInvalid(c, { passphrase: ["is required"] });
      const retryAfter = attempts.begin(String(stored.id));
      if (retryAfter !== null) return tooManyRequests(c, retryAfter);
      const version = await packages.unlock(hash, passphrase);
      if (version === null) return refuse(c, { status: 403, message: "This is not the passphrase." });
      attempts.succeed(String(stored.id));
      return c.json({ version });
    }),
  );

  app.get(
    "/api/packages/:hash/picks",
    withPackage(async (c, { id }) => c.json({ data: toWireAnswers(await packages.answers(id)) })),
  );

  app.post(
    "/api/packages/:hash/picks",
    limit,
    withPackage(async (c, { id }) => {
      const parsed = parsePackageRow(await readBody(c));
      if ("errors" in parsed) return refuseInvalid(c, parsed.errors);
      const sequence = await packages.save(id, parsed.row);
      if (sequence === "unknown-talent") return refuseInvalid(c, { talent: ["The package does not list this talent."] });
      if (sequence === "full") return refuseInvalid(c, { person: ["The package has answers of too many people."] });
      return c.json({ sequence });
    }),
  );

  app.post(
    "/api/packages/:hash/opened",
    limit,
    withPackage(async (c, { id }) => {
      const { person } = await readBody(c);
      if (!isPersonId(person)) return refuseInvalid(c, { person: ["The person field is invalid."] });
      await packages.opened(id, person);
      return c.json({ message: "Counted." });
    }),
  );
  return app;
};
