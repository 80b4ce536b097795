import type { FastifyReply, FastifyRequest } from "fastify";
import type { PackagePage } from "../../src/domain/package";
import { escapeHtml } from "../../src/config/plain-page";
import { isRecord } from "../../src/lib/json";
import type { Locale } from "../../src/domain/locale";
import { chooseEncoding } from "../http/accept-encoding";
import { compress } from "../http/encoded-body";
import { errorPage } from "../http/error-page";
import { requestLocale, toSiteLocale } from "../http/request-locale";
import { shownIdentity } from "../http/shown-identity";
import type { PackageAccess } from "./package-access";

/**
 * Renders a state of the package's page, or one talent's full profile in it; null when the release has no such page or cannot render it.
 */
export type RenderPackagePage = (page: PackagePage, talent: string | null) => Promise<{ html: string; policy: string } | null>;

/** Headers of every answer below `/pacote`. */
export const PACKAGE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, noimageindex, nofollow, noarchive",
  // An address with a token must not reach another site.
  "referrer-policy": "no-referrer",
} as const;

const STATUS = { open: 200, locked: 403, ended: 410, unknown: 404, limited: 429, unavailable: 503 } as const;

export const closedPage = (request: FastifyRequest, access: Exclude<PackageAccess, { state: "open" }>): PackagePage => {
  if (access.state === "locked")
    return { state: "locked", token: access.token, language: toSiteLocale(request, access.definition.language), isRefused: false };
  if (access.state === "ended") return { ...access, language: toSiteLocale(request, access.language) };
  const language = requestLocale(request);
  return access.state === "limited" ? { ...access, language } : { state: access.state, language };
};

const withStatus = (reply: FastifyReply, page: PackagePage): FastifyReply => {
  if (page.state === "limited") reply.header("retry-after", page.retryAfter);
  if (page.state === "unavailable") reply.header("retry-after", 5);
  return reply.code(STATUS[page.state]);
};

/** As JSON, for scripts and for calls other than the page's. */
export const sendState = (reply: FastifyReply, page: PackagePage): FastifyReply => withStatus(reply, page).send(page);

/** As HTML. The passphrase form has status 200, and 403 after a wrong passphrase. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, render }: { page: PackagePage; render: RenderPackagePage },
): Promise<FastifyReply> => {
  const rendered: PlainAnswer = (await render(page, talentIn(request))) ?? plainPage(request, page);
  const isFirstQuestion = page.state === "locked" && !page.isRefused;
  const hasNoPage = page.state === "open" && rendered.isPlain === true;
  withStatus(reply, page).code(isFirstQuestion ? 200 : hasNoPage ? STATUS.unavailable : STATUS[page.state]);
  reply.header("content-security-policy", rendered.policy).header("content-language", languageOf(page));
  return sendCompressed(request, reply, { type: "text/html; charset=utf-8", text: rendered.html });
};

export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): Promise<FastifyReply> => {
  const body = Buffer.from(text);
  const { br, gzip } = await compress(body, QUALITY);
  const encoding = chooseEncoding(request.headers["accept-encoding"], { br: br !== null, gzip: gzip !== null });
  reply.header("vary", "Accept-Encoding").type(type);
  if (encoding === "identity") return reply.send(body);
  return reply.header("content-encoding", encoding).send(encoding === "br" ? br : gzip);
};

const QUALITY = 5;

/** The talent of `/pacote/{token}?talento=412`. */
const talentIn = ({ query }: FastifyRequest): string | null =>
  isRecord(query) && typeof query.talento === "string" ? query.talento : null;

const languageOf = (page: PackagePage): Locale => (page.state === "open" ? page.view.language : page.language);

type Sentences = Readonly<Record<Locale, string>>;

const SENTENCES: Readonly<Record<PackagePage["state"], Sentences>> = {
  open: {
    pt: "O pacote não pode ser mostrado agora. Tente novamente em um minuto.",
    en: "The package cannot be shown right now. Try again in a minute.",
  },
  locked: { pt: "Este pacote tem uma senha.", en: "This package has a passphrase." },
  ended: { pt: "Este pacote não está mais disponível.", en: "This package is no longer available." },
  unknown: { pt: "Não há pacote neste endereço.", en: "There is no package at this address." },
  limited: { pt: "Muitas tentativas. Tente novamente em alguns minutos.", en: "Too many attempts. Try again in a few minutes." },
  unavailable: {
    pt: "O pacote não pode ser mostrado agora. Tente novamente em um minuto.",
    en: "The package cannot be shown right now. Try again in a minute.",
  },
};

const FORM: Readonly<Record<Locale, { label: string; button: string }>> = {
  pt: { label: "Senha", button: "Abrir" },
  en: { label: "Passphrase", button: "Open" },
};

interface PlainAnswer {
  html: string;
  policy: string;
  isPlain?: true;
}

/** Used when the release has no page for packages, or when the page cannot be rendered. */
const plainPage = (request: FastifyRequest, page: PackagePage): PlainAnswer => {
  const locale = languageOf(page);
  const isOpen = page.state === "open";
  const { html, policy } = errorPage({
    locale,
    status: isOpen ? STATUS.unavailable : STATUS[page.state],
    sentence: [SENTENCES[page.state][locale], contactOf(page)].filter(Boolean).join(" "),
    identity: shownIdentity(request),
  });
  if (page.state !== "locked") return { html, policy, isPlain: true };
  const { label, button } = FORM[locale];
  const form = `<form method="post" autocomplete="off"><label>${escapeHtml(label)} <input type="password" name="passphrase" required></label> <button>${escapeHtml(button)}</button></form>`;
  return { html: html.replace("<ul>", `${form}<ul>`), policy: `${policy}; form-action 'self'`, isPlain: true };
};

const contactOf = (page: PackagePage): string =>
  page.state === "ended" && page.contact !== null
    ? [page.contact.name, page.contact.email, page.contact.phone].filter(Boolean).join(" · ")
    : "";
