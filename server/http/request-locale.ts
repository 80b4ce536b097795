import type { FastifyRequest } from "fastify";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../src/domain/locale";
import { acceptedLocale } from "./messages";

declare module "fastify" {
  interface FastifyInstance {
    /** The languages of the served release; `plugins/release-store.ts` sets it. */
    siteLanguages?: () => readonly Locale[];
  }
}

/** All languages without a release. */
export const languagesOf = ({ server }: Pick<FastifyRequest, "server">): readonly Locale[] => server.siteLanguages?.() ?? LOCALES;

export const requestLocale = (request: Pick<FastifyRequest, "server" | "headers">): Locale =>
  acceptedLocale(request.headers["accept-language"], languagesOf(request));

/** Portuguese when the site is not in this language. */
export const toSiteLocale = (request: Pick<FastifyRequest, "server">, locale: Locale): Locale => clampLocale(locale, languagesOf(request));

/** Portuguese when `locale` is none of `languages`. */
export const clampLocale = (locale: Locale, languages: readonly Locale[]): Locale => (languages.includes(locale) ? locale : DEFAULT_LOCALE);
