import type { FastifyReply, FastifyRequest } from "fastify";
import { splitLocale } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { chooseEncoding } from "../http/accept-encoding";
import { compress } from "../http/encoded-body";
import { clampLocale } from "../http/request-locale";
import { pagePolicy } from "../http/security-headers";
import type { Release } from "../releases/store/release";
import { builtTitleOf, renderNotFoundPage } from "./not-found-page";

interface NotFoundBody {
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** Addresses that scripts request, which need no page. */
const FILE_ADDRESS = /^\/(page-data|static)\/|\.(?!html$)[a-z0-9]{2,11}$/i;

/** The not-found page in the address's language, or one line of text for files and data. */
export const createSendNotFound = () => {
  const pages = new WeakMap<Release, Map<Locale, Promise<NotFoundBody>>>();

  const page = (release: Release, locale: Locale): Promise<NotFoundBody> => {
    const ofRelease = pages.get(release) ?? new Map<Locale, Promise<NotFoundBody>>();
    pages.set(release, ofRelease);
    const body = ofRelease.get(locale) ?? renderBody(release, locale);
    ofRelease.set(locale, body);
    return body;
  };

  return async (request: FastifyRequest, reply: FastifyReply, { release, pathname }: { release: Release; pathname: string }) => {
    reply.code(404).header("cache-control", "no-cache").header("x-robots-tag", "noindex");
    if (FILE_ADDRESS.test(pathname)) return reply.type("text/plain; charset=utf-8").send("Not found\n");
    const body = await page(release, clampLocale(splitLocale(pathname).locale, release.languages));
    const encoding = chooseEncoding(request.headers["accept-encoding"], { br: body.br !== null, gzip: body.gzip !== null });
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    reply.header("vary", "Accept-Encoding").header("content-security-policy", pagePolicy(release));
    return reply.type("text/html; charset=utf-8").send(encoding === "identity" ? body.identity : body[encoding]);
  };
};

export type SendNotFound = ReturnType<typeof createSendNotFound>;

const renderBody = async (release: Release, locale: Locale): Promise<NotFoundBody> => {
  const html = renderNotFoundPage(release.notFoundHtml, {
    locale,
    builtTitle: builtTitleOf(release),
    title: release.words[locale]["notFound.title"] ?? "",
    description: release.words[locale]["site.description"] ?? "",
    robots: "noindex",
  });
  const identity = Buffer.from(html);
  return { identity, ...(await compress(identity, 5)) };
};
