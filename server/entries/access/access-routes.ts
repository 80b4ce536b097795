import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CONFIRMATION_CALLS, FAMILY_FORM_CALLS } from "../../../src/config/entry-calls";
import { isLocale, type Locale } from "../../../src/domain/locale";
import { LOCALE_FIELD } from "../../../src/forms/entry-fields";
import { isRecord, parseJson } from "../../../src/lib/json";
import { requestLocale, toSiteLocale } from "../../http/request-locale";
import { shownIdentity } from "../../http/shown-identity";
import type { Budget } from "../../lib/budget";
import { entryWords, tooManyWords, type EntryText } from "../intake/entry-words";
import type { EntryAccess } from "./entry-access";
import type { AccessPage } from "./access-page";

export interface AccessRoutesOptions {
  access: EntryAccess;
  budget: Budget;
}

const MAX_BODY_BYTES = 2 * 1024;
const MAX_SECRET_LENGTH = 200;

const REFERENCE = /^[0-9A-F]{8}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;
const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

const STATUS_OF = { unknown: 404, used: 410, expired: 410, unavailable: 503 } as const;
type Fault = keyof typeof STATUS_OF;

type Fields = ReadonlyMap<string, string>;

/** `body` is for scripts; `page` has the same content for a browser without scripts. */
interface AccessAnswer {
  status: number;
  body: object;
  page: AccessPage;
}

type Answer = (fields: Fields, locale: Locale) => Promise<AccessAnswer>;

/**
 * The calls of the family's page and of the guardian's link. Key and token come in the body only, so that no log and no address
 * contains them. An unknown reference and a wrong key get the same answer.
 */
export const addAccessRoutes = (app: FastifyInstance, { access, budget }: AccessRoutesOptions): void => {
  const answers = createAnswers(access);
  void app.register(async (scope) => {
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES }, (_request, body, done) => done(null, body));
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store").header("vary", "Accept-Language").header("referrer-policy", "no-referrer");
      const wait = await budget.take(request.ip);
      if (wait === null) return;
      const message = tooManyWords(requestLocale(request), wait);
      return reply.code(429).header("retry-after", wait).send({ message });
    });
    const add = (url: string, answer: Answer): void =>
      void scope.post<{ Params: { reference?: string } }>(url, (request, reply) => respond(request, reply, answer));
    add("/api/family-pages/:reference/status", answers.status);
    add("/api/family-pages/:reference/erase", answers.erase);
    add(FAMILY_FORM_CALLS.status, answers.status);
    add(FAMILY_FORM_CALLS.erase, answers.erase);
    add(CONFIRMATION_CALLS.show, answers.show);
    add(CONFIRMATION_CALLS.confirm, answers.confirm);
  });
};

const createAnswers = (access: EntryAccess): Record<"status" | "erase" | "show" | "confirm", Answer> => {
  const failed = (fault: Fault, locale: Locale, page: AccessPage): AccessAnswer => {
    const text: EntryText = page.kind === "confirmation" && fault !== "unavailable" ? `confirmation.${fault}` : FAMILY_PAGE_TEXTS[fault];
    return { status: STATUS_OF[fault], body: { message: entryWords(locale, text), code: fault }, page: { ...page, problem: text } };
  };
  return {
    status: async (fields, locale) => {
      const { given, isComplete } = accessOf(fields);
      const page: AccessPage = { kind: "familyPage", access: given };
      const status = isComplete ? await access.status(given) : UNKNOWN;
      if (!status.ok) return failed(status.error, locale, page);
      return { status: 200, body: status.value, page: { ...page, status: status.value } };
    },
    erase: async (fields, locale) => {
      const { given, isComplete } = accessOf(fields);
      const page: AccessPage = { kind: "familyPage", access: given };
      const erased = isComplete ? await access.erase(given) : UNKNOWN;
      if (!erased.ok) return failed(erased.error, locale, page);
      return { status: 200, body: { state: erased.value }, page: { ...page, erased: erased.value } };
    },
    show: async (fields, locale) => {
      const token = fields.get("token")?.trim() ?? "";
      const page: AccessPage = { kind: "confirmation", token };
      const asked = TOKEN.test(token) ? await access.showConfirmation(token) : UNKNOWN;
      if (!asked.ok) return failed(asked.error, locale, page);
      return { status: 200, body: asked.value, page: { ...page, asked: asked.value } };
    },
    confirm: async (fields, locale) => {
      const token = fields.get("token")?.trim() ?? "";
      const page: AccessPage = { kind: "confirmation", token };
      const confirmed = TOKEN.test(token) ? await access.confirm(token) : UNKNOWN;
      if (!confirmed.ok) return failed(confirmed.error, locale, page);
      return { status: 200, body: { message: entryWords(locale, "confirmation.done") }, page: { ...page, isConfirmed: true } };
    },
  };
};

const UNKNOWN = { ok: false, error: "unknown" } as const;

const FAMILY_PAGE_TEXTS = {
  unknown: "familyPage.unknown",
  used: "familyPage.unknown",
  expired: "familyPage.unknown",
  unavailable: "familyPage.unavailable",
} as const;

const accessOf = (fields: Fields) => {
  const reference = (fields.get("reference") ?? "").trim().toUpperCase();
  const key = (fields.get("key") ?? "").trim();
  return { given: { reference, key }, isComplete: REFERENCE.test(reference) && KEY.test(key) };
};

const respond = async (
  request: FastifyRequest<{ Params: { reference?: string } }>,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> => {
  const isForm = URL_ENCODED.test(request.headers["content-type"] ?? "");
  const fields = fieldsOf(request.body, isForm);
  const chosen = fields?.get(LOCALE_FIELD);
  const locale = isLocale(chosen) ? toSiteLocale(request, chosen) : requestLocale(request);
  if (fields === null) return reply.code(400).send({ message: entryWords(locale, "entry.malformed") });
  const { reference } = request.params;
  const { status, body, page } = await answer(reference === undefined ? fields : new Map([...fields, ["reference", reference]]), locale);
  reply.code(status);
  if (!isForm) return reply.send(body);
  const { plainPagePolicy, renderAccessPage } = await import("./access-page");
  const identity = shownIdentity(request);
  reply.type("text/html; charset=utf-8").header("content-security-policy", plainPagePolicy(identity));
  return reply.send(renderAccessPage(page, { locale, identity }));
};

/** Null for a body that is neither a JSON object nor a form. */
const fieldsOf = (body: unknown, isForm: boolean): Fields | null => {
  const text = Buffer.isBuffer(body) ? body.toString("utf8") : "";
  if (isForm) return shortTexts([...new URLSearchParams(text)]);
  const json = parseJson(text);
  return isRecord(json) ? shortTexts(Object.entries(json)) : null;
};

const shortTexts = (entries: readonly (readonly [string, unknown])[]): Fields =>
  new Map(entries.flatMap(([name, value]) => (typeof value === "string" && value.length <= MAX_SECRET_LENGTH ? [[name, value]] : [])));
