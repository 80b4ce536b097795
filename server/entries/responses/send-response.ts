import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../../src/domain/locale";
import type { Result } from "../../../src/domain/result";
import { HONEYPOT_FIELD, type EntryName } from "../../../src/forms/entry-fields";
import type { SentForm } from "../../../src/config/sent-form";
import { shownIdentity } from "../../http/shown-identity";
import type { RefusedEntry } from "../intake/refused-entry";
import type { Acknowledged } from "../outbox/outbox";
import { entryWords, fieldErrors, tooManyWords } from "../intake/entry-words";

export interface ResponseContent {
  /** Null for a form that does not exist. */
  kind: EntryName | null;
  locale: Locale;
  /** Null when the form was refused before it was read. */
  answers: SentForm["values"] | null;
  outcome: Result<Acknowledged, RefusedEntry>;
}

/** Resolves to null when the form's own page cannot be rendered. */
export type RenderFormPage = (answer: {
  kind: EntryName;
  locale: Locale;
  sent: SentForm;
}) => Promise<{ html: string; policy: string } | null>;

/** Sends JSON to a script, and a page to a browser that sent the form without one (by `Accept`). */
export const sendResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { content, renderFormPage }: { content: ResponseContent; renderFormPage: RenderFormPage },
): Promise<FastifyReply> => {
  const { kind, locale, answers, outcome } = content;
  reply
    .code(outcome.ok ? 202 : outcome.error.status)
    .header("cache-control", "no-store")
    .header("vary", "Accept, Accept-Language");
  if (!outcome.ok && outcome.error.retryAfter !== undefined) reply.header("retry-after", outcome.error.retryAfter);
  if (kind === null || !wantsPage(request)) return reply.send(jsonBody(locale, outcome));
  const sent: SentForm = {
    values: answers ?? {},
    errors: outcome.ok ? {} : errorsOf(locale, outcome.error),
    message: messageOf(locale, outcome),
    reference: outcome.ok ? outcome.value.reference : null,
    key: outcome.ok ? outcome.value.key : null,
  };
  reply.type("text/html; charset=utf-8");
  // A form that was refused unread gets the plain page, which costs no rendering of the form's own.
  const page = answers === null ? null : await renderFormPage({ kind, locale, sent });
  if (page !== null) return reply.header("content-security-policy", page.policy).send(page.html);
  const identity = shownIdentity(request);
  const [{ renderPlainAnswer }, { plainPagePolicy }] = await Promise.all([import("./plain-answer"), import("./plain-page")]);
  return reply
    .header("content-security-policy", plainPagePolicy(identity))
    .send(renderPlainAnswer({ kind, locale, identity, sent, isRead: answers !== null }));
};

const wantsPage = ({ headers: { accept = "" } }: FastifyRequest): boolean => /\btext\/html\b/i.test(accept);

const jsonBody = (locale: Locale, outcome: ResponseContent["outcome"]): object => {
  const message = messageOf(locale, outcome);
  if (outcome.ok) return { ...outcome.value, message };
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
