import { create as createContentDisposition } from "content-disposition";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import pLimit from "p-limit";
import type { FastifyInstance, FastifyReply } from "fastify";
import { slugify } from "../../src/config/routes";
import type { Identity } from "../../src/domain/identity";
import { refuse } from "../http/refusal";
import { toSiteLocale } from "../http/request-locale";
import type { Budget } from "../lib/budget";
import { nameError } from "../../src/lib/describe-error";
import type { DocumentOptions } from "../cards/card-document";
import { toCardStyle } from "../cards/card-style";
import type { CardContent } from "../cards/draw-card";
import { loadContent, type CardTalent, type PictureLoading } from "../cards/load-pictures";
import type { FindPackage, OpenedPackage, PackageRequest } from "./package-access";
import { closedPage, sendState } from "./package-responses";
import type { PackageTalents, PublishedTalent } from "./package-talents";
import { toPackageCard } from "./package-view";

export interface PackageCards extends PictureLoading {
  agencyName: () => Promise<string | null>;
  identity: () => Promise<Identity>;
  siteUrl: string;
  /** Cards by address, counted by talent. */
  budget: Budget;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Talents in one document; further ones of a longer package are left out. */
export const PACKAGE_CARDS = 60;

/** Documents that are drawn at a time, and that may wait: apart from those of the site, so that neither delays the other. */
const RUNNING = 1;
const WAITING = 4;

/** A client on a slow line must not block others for longer. */
const LONGEST_MS = 5 * 60_000;

/** `GET /pacote/{token}/cards.pdf`: the comp cards of all talents, streamed as they are drawn. */
export const addPackageCardRoute = (
  scope: FastifyInstance,
  findPackage: FindPackage,
  { talents, agencyName, identity, siteUrl, budget, now, warn, ...loading }: PackageCards & { talents: PackageTalents },
): void => {
  const inTurn = pLimit(RUNNING);

  const optionsOf = async (request: PackageRequest, { definition }: OpenedPackage): Promise<DocumentOptions> => ({
    title: definition.title,
    locale: toSiteLocale(request, definition.language),
    agencyName: await agencyName(),
    host: new URL(siteUrl).host,
    style: toCardStyle(await identity()),
    madeAt: new Date(now()),
  });

  /** Loads each card when it is drawn; one of a talent who was withdrawn meanwhile is left out. */
  const contentsOf = async function* (cards: readonly PublishedTalent[], toCard: ToCard, signal: AbortSignal): AsyncGenerator<CardContent> {
    for (const { packaged } of cards) {
      signal.throwIfAborted();
      const current = await talents.find(packaged);
      if (current.ok && current.value !== null) yield (await loadContent(toCard(current.value), loading)).content;
    }
  };

  const stream = (cards: readonly PublishedTalent[], toCard: ToCard, { reply, options }: Drawing): PassThrough => {
    const out = new PassThrough();
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(LONGEST_MS)]);
    const write = async (chunk: Buffer): Promise<void> => {
      if (!out.write(chunk)) await once(out, "drain", { signal });
    };
    const draw = async (): Promise<void> => {
      if (signal.aborted) return;
      const { writeCardDocument } = await import("../cards/card-document");
      await writeCardDocument(contentsOf(cards, toCard, signal), options, write);
      out.end();
    };
    void inTurn(draw).catch((error: unknown) => {
      if (!left.signal.aborted) warn(`The comp cards of a package were not drawn: ${nameError(error)}`);
      out.destroy(new Error("the document is incomplete"));
    });
    return out;
  };

  scope.get<{ Params: { token: string } }>("/pacote/:token/cards.pdf", async (request, reply) => {
    const access = await findPackage(request);
    if (access.state !== "open") return sendState(reply, closedPage(request, access));
    const { definition } = access;
    const published = await talents.all(definition);
    if (!published.ok) return refuse(request, reply, "unavailable");
    const cards = published.value.slice(0, PACKAGE_CARDS);
    if (cards.length === 0) return refuse(request, reply, "notFound");
    const headers = { "content-disposition": createContentDisposition(`${slugify(definition.title)}.pdf`) };
    if (request.method === "HEAD") return reply.headers(headers).type("application/pdf").send();
    if (inTurn.pendingCount >= WAITING) return refuse(request, reply, "unavailable");
    const retryAfter = await budget.take(request.ip, cards.length);
    if (retryAfter !== null) return refuse(request, reply.header("retry-after", retryAfter), "tooManyCards");
    const options = await optionsOf(request, access);
    const toCard = (talent: PublishedTalent): CardTalent => toPackageCard(talent, talent.packaged, definition.shows);
    return reply
      .headers(headers)
      .type("application/pdf")
      .send(stream(cards, toCard, { reply, options }));
  });
};

type ToCard = (talent: PublishedTalent) => CardTalent;

interface Drawing {
  reply: FastifyReply;
  options: DocumentOptions;
}
