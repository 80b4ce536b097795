import type { FastifyRequest } from "fastify";
import { isLocale, type Locale } from "../../../src/domain/locale";
import { failure, success, type Result } from "../../../src/domain/result";
import { HONEYPOT_FIELD, LOCALE_FIELD, TICKET_FIELD, type EntryName } from "../../../src/forms/entry-fields";
import { errorCode } from "../../files/error-code";
import { acceptedLocale } from "../../http/messages";
import { createSingleFlight } from "../../media/work-queue";
import type { Outbox, Submission } from "../outbox/outbox";
import { storageFailure } from "../outbox/storage-failure";
import type { DecodeQueue } from "./decode-queue";
import { rateLimitKey } from "./rate-limit-key";
import { pickAnswers, readAnswers, type Occasion } from "./read-answers";
import { photoProblems, readPhotos } from "./read-photos";
import type { ReceivedForm } from "./receive-form";
import { invalid, REFUSED, type RefusedEntry } from "./refused-entry";
import { ticketProblem } from "./ticket";

export interface SubmitOptions {
  outbox: () => Promise<Outbox>;
  now: () => number;
  /** Today in the site's time zone. */
  today: () => string;
  decode: DecodeQueue;
  onAccepted: () => void;
}

/** What became of a form, and what is needed to talk about it. */
export interface Submitted {
  locale: Locale;
  /** The form's own answers as they were sent. */
  answers: Readonly<Record<string, string>>;
  /** The entry's reference. */
  outcome: Result<string, RefusedEntry>;
}

/** Longer keys are no keys. */
const KEY_LENGTH = 200;

/** Checks a received form and puts it on disk; the same form sent at the same moment is one. */
export const createSubmit = ({ outbox, now, today, decode, onAccepted }: SubmitOptions) => {
  const together = createSingleFlight<Result<string, RefusedEntry>>();

  const store = async (kind: EntryName, { form, answers, submission, occasion, box, key }: Checked): Promise<Result<string, RefusedEntry>> => {
    const known = box.recall(submission);
    if (!known.ok) return failure(REFUSED.otherBody);
    if (known.value !== null) return success(known.value);
    const fields = readAnswers(kind, answers, occasion);
    const problems = kind === "getScouted" ? photoProblems(form.files) : {};
    if (!fields.ok || Object.keys(problems).length > 0) return failure(invalid({ ...(fields.ok ? {} : fields.error), ...problems }));
    // Decoding is expensive: it begins only when everything else is right.
    const photos = kind === "getScouted" ? await readPhotos(form.files, { key, decode }) : success([]);
    if (!photos.ok) return failure(invalid(photos.error));
    const reference = await box.add({ kind, fields: fields.value, photos: photos.value }, submission).catch(nullIfTaken);
    if (reference === null) return failure(box.recall(submission).ok ? REFUSED.busy : REFUSED.otherBody);
    onAccepted();
    return success(reference);
  };

  return async (kind: EntryName, form: ReceivedForm, request: FastifyRequest): Promise<Submitted> => {
    const locale = localeOf(form, request);
    const answers = pickAnswers(kind, form.fields);
    const settle = async (): Promise<Result<string, RefusedEntry>> => {
      const box = await outbox();
      const suspicion = suspect(form, { now, sign: box.sign });
      if (suspicion !== null) return failure(suspicion);
      const submission = submissionOf(request, { kind, answers, form });
      if (submission === null) return failure(REFUSED.malformed);
      const occasion = { today: today(), at: new Date(now()).toISOString(), locale };
      const flight = box.sign(JSON.stringify([submission.key, submission.body]));
      return together(flight, () => store(kind, { form, answers, submission, occasion, box, key: rateLimitKey(request.ip) }));
    };
    return { locale, answers, outcome: await settle().catch(refusalOf) };
  };
};

export type Submit = ReturnType<typeof createSubmit>;

interface Checked {
  form: ReceivedForm;
  answers: Submitted["answers"];
  submission: Submission;
  occasion: Occasion;
  box: Outbox;
  /** Rate-limit key of the sender. */
  key: string;
}

/** What the disk says becomes an answer; anything else is a bug, and goes on. */
export const refusalOf = (error: unknown): Result<never, RefusedEntry> => {
  const kind = storageFailure(error);
  if (kind === null) throw error;
  return failure(REFUSED[kind]);
};

/** Another body came under the same key at the same moment, and was first. */
const nullIfTaken = (error: unknown): null => {
  if (errorCode(error).startsWith("SQLITE_CONSTRAINT")) return null;
  throw error;
};

const localeOf = ({ fields }: ReceivedForm, request: FastifyRequest): Locale => {
  const chosen = fields.get(LOCALE_FIELD);
  return isLocale(chosen) ? chosen : acceptedLocale(request.headers["accept-language"]);
};

/** A filled trap is refused in words: a browser's autofill may be as eager as a machine. */
const suspect = ({ fields }: ReceivedForm, tickets: Parameters<typeof ticketProblem>[1]): RefusedEntry | null => {
  if (fields.get(HONEYPOT_FIELD)?.trim()) return REFUSED.honeypot;
  const ticket = fields.get(TICKET_FIELD);
  const problem = ticket ? ticketProblem(ticket, tickets) : null;
  return problem === null ? null : REFUSED[problem];
};

interface Sent {
  kind: EntryName;
  answers: Submitted["answers"];
  form: ReceivedForm;
}

/** Null where the key is none. */
const submissionOf = (request: FastifyRequest, { kind, answers, form }: Sent): Submission | null => {
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" && header.trim() !== "" ? header.trim() : null;
  if (key !== null && key.length > KEY_LENGTH) return null;
  const files = [...form.files].map(([name, { sha256 }]) => `${name}:${sha256}`).sort();
  return { key, body: [kind, JSON.stringify(answers), ...files] };
};
