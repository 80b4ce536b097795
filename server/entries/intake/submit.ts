import type { FastifyRequest } from "fastify";
import type { ReceivedEntry } from "../../../src/domain/entry";
import { isLocale, type Locale } from "../../../src/domain/locale";
import { failure, success, type Result } from "../../../src/domain/result";
import {
  CONSENT_WORDING_FIELD,
  HONEYPOT_FIELD,
  LOCALE_FIELD,
  SELECTION_FIELD,
  TICKET_FIELD,
  type EntryName,
} from "../../../src/forms/entry-fields";
import { parseSelectedTalents } from "../../../src/forms/selected-talents";
import type { FormOccasion } from "../../../src/forms/to-entry";
import { requestLocale, toSiteLocale } from "../../http/request-locale";
import { createSingleFlight } from "../../lib/work-queue";
import type { Acknowledged, Outbox, Submission } from "../outbox/outbox";
import { DuplicateRowError } from "../outbox/outbox-sql";
import { storageFailure } from "../outbox/storage-failure";
import type { DecodeQueue } from "./decode-queue";
import { rateLimitKey } from "../../lib/rate-limit-key";
import type { ConsentWordings } from "./consent-wordings";
import { pickAnswers, readAnswers } from "./read-answers";
import { photoProblems, readPhotos } from "./read-photos";
import type { ReceivedForm } from "./receive-form";
import { invalid, REFUSED, type RefusedEntry } from "./refused-entry";
import { ticketProblem } from "./ticket";

export interface SubmitOptions {
  openOutbox: () => Promise<Outbox>;
  now: () => number;
  /** Today in the site's time zone. */
  today: () => string;
  decode: DecodeQueue;
  onAccepted: () => void;
  /** Null when no page of the site had a wording with this hash. */
  findWording: ConsentWordings["find"];
}

export interface Submitted {
  locale: Locale;
  /** The form's known fields, unvalidated. */
  answers: Readonly<Record<string, string>>;
  outcome: Result<Acknowledged, RefusedEntry>;
}

const MAX_KEY_LENGTH = 200;

/** Identical forms at the same moment become one entry. */
export const createSubmit = ({ openOutbox, now, today, decode, onAccepted, findWording }: SubmitOptions) => {
  const singleFlight = createSingleFlight<Result<Acknowledged, RefusedEntry>>();

  const store = async (
    kind: EntryName,
    { form, picked, submission, context, locale, outbox, key }: Checked,
  ): Promise<Result<Acknowledged, RefusedEntry>> => {
    const known = await outbox.findAcknowledged(submission);
    if (!known.ok) return failure(REFUSED.otherBody);
    if (known.value !== null) return success(known.value);
    const entry = readAnswers(kind, picked, context);
    const problems = { ...(entry.ok ? {} : entry.error), ...(kind === "getScouted" ? photoProblems(form.files) : {}) };
    if (!entry.ok || Object.keys(problems).length > 0) return failure(invalid(problems));
    // Decoding is expensive, so it comes last.
    const photos = kind === "getScouted" ? await readPhotos(form.files, { key, decode }) : success([]);
    if (!photos.ok) return failure(invalid(photos.error));
    const acknowledged = await outbox
      .add({ entry: { ...entry.value, locale, selection: selectionOf(kind, form) }, photos: photos.value }, submission)
      .catch(nullIfKeyUsed);
    if (acknowledged === null) return answerUsedKey(outbox, submission);
    onAccepted();
    return success(acknowledged);
  };

  return async (kind: EntryName, form: ReceivedForm, request: FastifyRequest): Promise<Submitted> => {
    const readIn = localeOf(form, request);
    const locale = toSiteLocale(request, readIn);
    const picked = pickAnswers(kind, form.fields);
    const accept = async (): Promise<Result<Acknowledged, RefusedEntry>> => {
      const outbox = await openOutbox();
      const refusal = checkForBots(form, { now, sign: outbox.sign });
      if (refusal !== null) return failure(refusal);
      const submission = submissionOf(request, { kind, picked, form });
      if (submission === null) return failure(REFUSED.malformed);
      const wording = await findWording(form.fields.get(CONSENT_WORDING_FIELD)?.trim() ?? "");
      const context = { today: today(), at: new Date(now()).toISOString(), locale: readIn, wording };
      const flightKey = outbox.sign(JSON.stringify([submission.key, submission.body]));
      return singleFlight(flightKey, () =>
        store(kind, { form, picked, submission, context, locale, outbox, key: rateLimitKey(request.ip) }),
      );
    };
    const outcome = await accept().catch(storageRefusal);
    return { locale, answers: withoutOutdatedConsent(picked, outcome), outcome };
  };
};

/** The response shows the current wording, to which the visitor has not consented yet. */
const withoutOutdatedConsent = (answers: Submitted["answers"], outcome: Submitted["outcome"]): Submitted["answers"] => {
  if (outcome.ok || outcome.error.problems?.consent !== "forms.consentChanged") return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name !== "consent"));
};

export type Submit = ReturnType<typeof createSubmit>;

interface Checked {
  form: ReceivedForm;
  picked: Submitted["answers"];
  submission: Submission;
  /** Has the language in which the form was read, also when the site no longer has this language, since a consent states it. */
  context: FormOccasion;
  /** The language of the response, one of the site's. */
  locale: Locale;
  outbox: Outbox;
  /** Rate-limit key of the sender. */
  key: string;
}

/** Rethrows an error that is not a storage error. */
export const storageRefusal = (error: unknown): Result<never, RefusedEntry> => {
  const kind = storageFailure(error);
  if (kind === null) throw error;
  return failure(REFUSED[kind]);
};

/** Null when a submission with the same idempotency key was stored first; rethrows any other error. */
const nullIfKeyUsed = (error: unknown): null => {
  if (error instanceof DuplicateRowError) return null;
  throw error;
};

/** Another gateway has stored a submission with this key meanwhile. */
const answerUsedKey = async (outbox: Outbox, submission: Submission): Promise<Result<Acknowledged, RefusedEntry>> => {
  const known = await outbox.findAcknowledged(submission);
  if (!known.ok) return failure(REFUSED.otherBody);
  return known.value === null ? failure(REFUSED.busy) : success(known.value);
};

const selectionOf = (kind: EntryName, { fields }: ReceivedForm): ReceivedEntry["selection"] =>
  kind === "contact" ? parseSelectedTalents(fields.get(SELECTION_FIELD) ?? "") : [];

const localeOf = ({ fields }: ReceivedForm, request: FastifyRequest): Locale => {
  const chosen = fields.get(LOCALE_FIELD);
  return isLocale(chosen) ? chosen : requestLocale(request);
};

/** A filled honeypot is refused with a message, since browsers' autofill may fill it too. */
const checkForBots = ({ fields }: ReceivedForm, tickets: Parameters<typeof ticketProblem>[1]): RefusedEntry | null => {
  if (fields.get(HONEYPOT_FIELD)?.trim()) return REFUSED.honeypot;
  const ticket = fields.get(TICKET_FIELD);
  const problem = ticket ? ticketProblem(ticket, tickets) : null;
  return problem === null ? null : REFUSED[problem];
};

interface Sent {
  kind: EntryName;
  picked: Submitted["answers"];
  form: ReceivedForm;
}

/** Null when the idempotency key is too long. */
const submissionOf = (request: FastifyRequest, { kind, picked, form }: Sent): Submission | null => {
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" && header.trim() !== "" ? header.trim() : null;
  if (key !== null && key.length > MAX_KEY_LENGTH) return null;
  const files = [...form.files].map(([name, { sha256 }]) => `${name}:${sha256}`).sort();
  return { key, body: [kind, JSON.stringify(picked), ...files] };
};
