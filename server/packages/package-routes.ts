import type { FastifyInstance, FastifyReply } from "fastify";
import { packagePath } from "../../src/config/package-addresses";
import type { PackagePage } from "../../src/domain/package";
import { isRecord, parseJson } from "../../src/lib/json";
import type { Result } from "../../src/domain/result";
import type { UnlockRefusal } from "../../src/upstream/packages/package-picks";
import { storageFailure } from "../entries/outbox/storage-failure";
import { redirectWithinSite } from "../http/redirect";
import { refuse } from "../http/refusal";
import { isSameOrigin } from "../http/same-origin";
import type { Budget } from "../lib/budget";
import { addPackageCardRoute, type PackageCards } from "./package-card-route";
import type { FindPackage, OpenedPackage, PackageRequest } from "./package-access";
import type { PackageCookie } from "./package-cookie";
import { addPackageMediaRoutes, type PackageMediaOptions } from "./package-media-routes";
import { closedPage, PACKAGE_HEADERS, sendCompressed, sendPage, sendState, type RenderPackagePage } from "./package-responses";
import type { PackageTalents } from "./package-talents";
import { toPackageTalent, toPackageView } from "./package-view";
import { readPersonId } from "./pick-rows";
import type { Picks } from "./picks";

export interface PackageOptions {
  findPackage: FindPackage;
  talents: PackageTalents;
  picks: Picks;
  cookie: PackageCookie;
  unlock: (hash: string, passphrase: string) => Promise<Result<string, UnlockRefusal>>;
  reportOpened: (hash: string, person: string) => Promise<boolean>;
  /** Drops the cached definition. */
  forget: (hash: string) => void;
  budgets: {
    /** Passphrases by address. */
    unlock: Budget;
    /** Passphrases by package. */
    package: Budget;
    /** Calls that store picks, by address. */
    picks: Budget;
  };
  media: PackageMediaOptions;
  cards: PackageCards;
  renderPage: RenderPackagePage;
  siteUrl: string;
}

const MAX_FORM_BYTES = 2 * 1024;

/** 200 rows with the longest comments, in three bytes a character. */
const MAX_ROWS_BYTES = 1_500_000;

const MAX_PASSPHRASE = 200;

/** Everything below `/pacote/{token}`: the page, its data, picks, files and comp cards. */
export const addPackageRoutes = (app: FastifyInstance, options: PackageOptions): void => {
  void app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.headers(PACKAGE_HEADERS));
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    // Picks are not accepted while the outbox cannot be used; the browser keeps them.
    scope.setErrorHandler(async (error, request, reply) => {
      if (storageFailure(error) === null) throw error;
      request.log.error({ err: error, req: request }, "picks were not stored");
      return refuse(request, reply, "unavailable");
    });
    const loadPage = createPageLoader(options);
    scope.get<{ Params: { token: string } }>("/pacote/:token", async (request, reply) =>
      sendPage(request, reply, { page: await loadPage(request), render: options.renderPage }),
    );
    scope.get<{ Params: { token: string } }>("/pacote/:token/dados.json", async (request, reply) => {
      const page = await loadPage(request);
      if (page.state !== "open") return sendState(reply, page);
      return sendCompressed(request, reply, { type: "application/json; charset=utf-8", text: JSON.stringify(page) });
    });
    addUnlockRoute(scope, options);
    addPickRoutes(scope, options);
    addPackageMediaRoutes(scope, options.findPackage, { ...options.media, talents: options.talents });
    addPackageCardRoute(scope, options.findPackage, { ...options.cards, talents: options.talents });
    for (const url of ["/pacote", "/pacote/*", "/en/pacote", "/en/pacote/*"])
      scope.get(url, (request, reply) => refuse(request, reply, "notFound"));
  });
};

const createPageLoader =
  ({ findPackage, talents }: PackageOptions) =>
  async (request: PackageRequest): Promise<PackagePage> => {
    const access = await findPackage(request);
    if (access.state !== "open") return closedPage(request, access);
    const { token, definition } = access;
    const published = await talents.all(definition);
    if (!published.ok) return closedPage(request, { state: "unavailable" });
    const shown = published.value.map((source) => toPackageTalent(source, source.packaged, definition.shows));
    return { state: "open", token, view: toPackageView(definition, shown) };
  };

/** `POST /pacote/{token}` with a passphrase, as a browser's form sends it: 303 to the page with the cookie, or the page again with 403. */
const addUnlockRoute = (scope: FastifyInstance, { findPackage, cookie, unlock, forget, budgets, renderPage }: PackageOptions): void => {
  const tooMany = async (request: PackageRequest, hash: string): Promise<number | null> =>
    (await budgets.unlock.take(request.ip)) ?? (await budgets.package.take(`package ${hash}`));

  const toRefusedPage = (request: PackageRequest, locked: OpenedPackage, { cause, retryAfterMs }: UnlockRefusal): PackagePage => {
    if (cause === "unavailable") return closedPage(request, { state: "unavailable" });
    if (cause === "limited") return closedPage(request, { state: "limited", retryAfter: Math.ceil((retryAfterMs ?? 60_000) / 1000) });
    const page = closedPage(request, { state: "locked", ...locked });
    return page.state === "locked" ? { ...page, isRefused: true } : page;
  };

  scope.post<{ Params: { token: string } }>("/pacote/:token", { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const access = await findPackage(request);
    const goBack = (): FastifyReply => redirectWithinSite(reply, packagePath(request.params.token), 303);
    if (access.state === "open") return goBack();
    if (access.state !== "locked") return sendPage(request, reply, { page: closedPage(request, access), render: renderPage });
    const retryAfter = await tooMany(request, access.hash);
    if (retryAfter !== null)
      return sendPage(request, reply, { page: closedPage(request, { state: "limited", retryAfter }), render: renderPage });
    const passphrase = new URLSearchParams(textOf(request.body)).get("passphrase") ?? "";
    const version = await unlock(access.hash, passphrase.slice(0, MAX_PASSPHRASE));
    if (!version.ok) return sendPage(request, reply, { page: toRefusedPage(request, access, version.error), render: renderPage });
    // The passphrase was changed since the definition was read.
    if (version.value !== access.definition.passphrase) forget(access.hash);
    reply.header("set-cookie", await cookie.create(access.token, { hash: access.hash, version: version.value }));
    return goBack();
  });
};

/** `GET` and `POST /pacote/{token}/escolhas`, and `POST /pacote/{token}/abertura`. */
const addPickRoutes = (scope: FastifyInstance, { findPackage, picks, reportOpened, budgets, siteUrl }: PackageOptions): void => {
  scope.get<{ Params: { token: string } }>("/pacote/:token/escolhas", async (request, reply) => {
    const access = await findPackage(request);
    if (access.state !== "open") return sendState(reply, closedPage(request, access));
    const stored = await picks.read(access);
    return stored.ok ? reply.send(stored.value) : sendState(reply, closedPage(request, { state: "unavailable" }));
  });

  /** Sends an error and returns null when the request is refused. */
  const enter = async (request: PackageRequest, reply: FastifyReply): Promise<OpenedPackage | null> => {
    if (!isSameOrigin(request, siteUrl)) {
      reply.code(403).send({ message: "Forbidden." });
      return null;
    }
    const access = await findPackage(request);
    const retryAfter = access.state === "open" ? await budgets.picks.take(request.ip) : null;
    if (access.state === "open" && retryAfter === null) return access;
    const refusal = access.state === "open" ? { state: "limited" as const, retryAfter: retryAfter ?? 1 } : access;
    sendState(reply, closedPage(request, refusal));
    return null;
  };

  scope.post<{ Params: { token: string } }>("/pacote/:token/escolhas", { bodyLimit: MAX_ROWS_BYTES }, async (request, reply) => {
    const opened = await enter(request, reply);
    if (opened === null) return reply;
    const stored = await picks.add(opened, textOf(request.body));
    return stored === null ? refuse(request, reply, "badRequest") : reply.send(stored);
  });

  scope.post<{ Params: { token: string } }>("/pacote/:token/abertura", { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const opened = await enter(request, reply);
    if (opened === null) return reply;
    const body = parseJson(textOf(request.body));
    const person = readPersonId(isRecord(body) ? body.person : null);
    if (person === null) return refuse(request, reply, "badRequest");
    await reportOpened(opened.hash, person);
    return reply.code(204).send();
  });
};

const textOf = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString("utf8") : "");
