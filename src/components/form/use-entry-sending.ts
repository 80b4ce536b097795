import { useEffect, useRef, useState, type FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { SentForm } from "../../config/sent-form";
import { SENT_SHOWN_MS } from "../../config/form-limits";
import { HONEYPOT_FIELD, TICKET_FIELD, type EntryName } from "../../forms/entry-fields";
import { fetchTicket } from "../../live/fetch-ticket";
import { remainingTime } from "../../forms/remaining-time";
import { sendEntry, type AcceptedEntry, type EntryAnswer, type EntryFailure } from "../../live/send-entry";
import { createIdempotencyKeys } from "./idempotency-key";
import type { createLazyResolver } from "./lazy-resolver";

export type SendingState =
  | { kind: "idle" }
  /** `part`: share of the upload that is sent, 0 to 1. */
  /** `remainingMs` is null until the speed is known. */
  | { kind: "sending"; part: number; remainingMs: number | null }
  | ({ kind: "sent" } & AcceptedEntry)
  | { kind: "failed"; failure: EntryFailure; wasOffline: boolean };

/** The longest `Retry-After` that the form waits for by itself, in seconds. */
const SHORT_WAIT_S = 3;

interface EntrySendingOptions<Values extends FieldValues> {
  entry: EntryName;
  form: UseFormReturn<Values, unknown, Values>;
  rules: ReturnType<typeof createLazyResolver<Values>>;
  sent?: SentForm;
  /** Null cancels the submission. */
  toForm: (values: Values) => FormData | null;
  /** Receives the gateway's errors by field. */
  onRefused?: (errors: Readonly<Record<string, readonly string[]>>) => void;
  onSent?: () => void;
  onInvalid?: () => void;
}

/** The answers stay in the form until they are accepted. */
export const useEntrySending = <Values extends FieldValues>({
  entry,
  form,
  rules,
  sent,
  toForm,
  onRefused,
  onSent,
  onInvalid,
}: EntrySendingOptions<Values>) => {
  const [state, setState] = useState(() => stateOf(sent));
  const isJustSent = useJustSent(state);
  const [entryKey] = useState(createIdempotencyKeys);
  const ticket = useTicket();
  const isSending = useRef(false);

  const isField = (name: string): name is Path<Values> => name in form.getValues();

  const show = (failure: EntryFailure) => {
    setState({ kind: "failed", failure, wasOffline: !navigator.onLine });
    if (failure.kind !== "refused") return;
    const fields = Object.entries(failure.errors).flatMap(([name, [message]]) => (isField(name) && message ? [{ name, message }] : []));
    fields.forEach(({ name, message }, index) => form.setError(name, { type: "refused", message }, { shouldFocus: index === 0 }));
    onRefused?.(failure.errors);
  };

  const send = async (values: Values, honeypot: HTMLInputElement | null) => {
    const data = toForm(values);
    if (data === null || isSending.current) return;
    isSending.current = true;
    setState({ kind: "sending", part: 0, remainingMs: null });
    const idempotencyKey = entryKey.keyFor(data);
    const signed = await ticket.get();
    if (signed !== null) data.set(TICKET_FIELD, signed);
    data.set(HONEYPOT_FIELD, honeypot?.value ?? "");
    const answer = await sendWithShortRetry(() => {
      const startedAt = performance.now();
      const onProgress = (part: number) =>
        setState({ kind: "sending", part, remainingMs: remainingTime(part, performance.now() - startedAt) });
      return sendEntry(entry, data, { idempotencyKey, onProgress });
    });
    isSending.current = false;
    if (!answer.ok) {
      if (answer.error.kind === "refused") {
        // The ticket or the honeypot may be the reason, and the visitor can change neither.
        ticket.forget();
        if (honeypot !== null) honeypot.value = "";
      }
      return show(answer.error);
    }
    entryKey.forget();
    ticket.forget();
    form.reset();
    onSent?.();
    setState({ kind: "sent", ...answer.value });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const named = event.currentTarget.elements.namedItem(HONEYPOT_FIELD);
    const honeypot = named instanceof HTMLInputElement ? named : null;
    const stop = () => {
      setState({ kind: "idle" });
      onInvalid?.();
    };
    void form.handleSubmit((values) => send(values, honeypot), stop)(event);
  };

  const prepare = () => {
    ticket.request();
    rules.preload();
  };

  return { state, isJustSent, submit, prepare };
};

/** The state of a form as its page is first rendered. */
export const stateOf = (sent: SentForm | undefined): SendingState => {
  if (sent === undefined) return { kind: "idle" };
  const { reference, key = null, message, errors } = sent;
  if (reference !== null) return { kind: "sent", reference, key };
  return { kind: "failed", failure: { kind: "refused", message, errors }, wasOffline: false };
};

/** Waits and retries once after a short `Retry-After`: autofill can complete a form faster than the gateway allows. */
const sendWithShortRetry = async (send: () => Promise<EntryAnswer>): Promise<EntryAnswer> => {
  const answer = await send();
  if (answer.ok || answer.error.kind !== "tooMany" || answer.error.retryAfterSeconds > SHORT_WAIT_S) return answer;
  const { retryAfterSeconds } = answer.error;
  await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
  return send();
};

const useJustSent = (state: SendingState): boolean => {
  const [over, setOver] = useState<SendingState | null>(null);
  useEffect(() => {
    if (state.kind !== "sent") return;
    const timer = setTimeout(() => setOver(state), SENT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return state.kind === "sent" && over !== state;
};

/** The ticket is requested at the first focus, because its age shows how long filling took. A form can be sent without one. */
const useTicket = () => {
  const asked = useRef<Promise<string | null> | null>(null);
  const request = () => {
    asked.current ??= fetchTicket();
  };
  const get = async () => (await asked.current) ?? null;
  const forget = () => {
    asked.current = null;
  };
  return { request, get, forget };
};
