import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../../src/domain/locale";
import type { Result } from "../../../src/domain/result";
import { HONEYPOT_FIELD, type EntryName } from "../../../src/forms/entry-fields";
import type { RefusedEntry } from "../intake/refused-entry";
import { RESPONSE_PAGE_POLICY, renderResponsePage } from "./response-page";
import { entryWords, fieldErrors, tooManyWords } from "../intake/entry-words";

export interface ResponseContent {
  /** Null for a form that does not exist. */
  kind: EntryName | null;
  locale: Locale;
  answers: Readonly<Record<string, string>> | null;
  outcome: Result<string, RefusedEntry>;
  agencyName: string | null;
}

/** Sends JSON to a script, and a page to a form that was sent without one (by `Accept`). */
export const sendResponse = (request: FastifyRequest, reply: FastifyReply, answered: ResponseContent): FastifyReply => {
  const { kind, locale, answers, outcome, agencyName } = answered;
  reply
    .code(outcome.ok ? 202 : outcome.error.status)
    .header("cache-control", "no-store")
    .header("vary", "Accept, Accept-Language");
  if (!outcome.ok && outcome.error.retryAfter !== undefined) reply.header("retry-after", outcome.error.retryAfter);
  if (kind === null || !wantsPage(request)) return reply.send(jsonBody(locale, outcome));
  const errors = outcome.ok ? {} : errorsOf(locale, outcome.error);
  const page = renderResponsePage({
    kind,
    locale,
    message: messageOf(locale, outcome),
    answers,
    errors,
    agencyName,
    reference: outcome.ok ? outcome.value : null,
  });
  return reply.header("content-security-policy", RESPONSE_PAGE_POLICY).type("text/html; charset=utf-8").send(page);
};

/** Whether the form was sent without a script. */
export const wantsPage = ({ headers: { accept = "" } }: FastifyRequest): boolean => /\btext\/html\b/i.test(accept);

const jsonBody = (locale: Locale, outcome: ResponseContent["outcome"]): object => {
  const message = messageOf(locale, outcome);
  if (outcome.ok) return { reference: outcome.value, message };
  const errors = errorsOf(locale, outcome.error);
  return Object.keys(errors).length === 0 ? { message } : { message, errors };
};

const messageOf = (locale: Locale, outcome: ResponseContent["outcome"]): string => {
  if (outcome.ok) return entryWords(locale, "forms.success");
  const { text, retryAfter = 0 } = outcome.error;
  return text === "entry.tooMany" ? tooManyWords(locale, retryAfter) : entryWords(locale, text);
};

const errorsOf = (locale: Locale, { problems, text }: RefusedEntry): Record<string, string[]> =>
  text === "entry.honeypot" ? { [HONEYPOT_FIELD]: [entryWords(locale, text)] } : fieldErrors(locale, problems ?? {});
