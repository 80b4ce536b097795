import type { FastifyRequest } from "fastify";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../src/domain/locale";
import { acceptedLocale } from "./messages";

declare module "fastify" {
  interface FastifyInstance {
    /** The languages of the release that is served; `plugins/release-store.ts` sets it. */
    siteLanguages?: () => readonly Locale[];
  }
}

/** The site's languages; all of them without a release. */
export const languagesOf = ({ server }: Pick<FastifyRequest, "server">): readonly Locale[] => server.siteLanguages?.() ?? LOCALES;

/** The site's language that `Accept-Language` prefers. */
export const requestLocale = (request: Pick<FastifyRequest, "server" | "headers">): Locale =>
  acceptedLocale(request.headers["accept-language"], languagesOf(request));

/** The language itself, or Portuguese when the site is not in it. */
export const toSiteLocale = (request: Pick<FastifyRequest, "server">, locale: Locale): Locale => clampLocale(locale, languagesOf(request));

/** The language itself, or Portuguese when it is none of `languages`. */
export const clampLocale = (locale: Locale, languages: readonly Locale[]): Locale => (languages.includes(locale) ? locale : DEFAULT_LOCALE);
