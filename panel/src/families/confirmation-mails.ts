import type { Payload } from "payload";

import { canSendLinks } from "../entries/index";
import { readCustomizations } from "../identity/index";
import { environment, type PanelEnvironment } from "../environment";
import { DAY_MS } from "../../../src/domain/day";
import { isRecord } from "../../../src/lib/json";
import { PAUSES } from "../../../src/lib/retries";
import { confirmationMail } from "./confirmation-mail-words";
import type { Entry } from "../payload-types";
import { hashSecret } from "../shared/access-key";
import { LINK_DAYS, linkToken } from "./confirmation";

type MailOptions = Pick<PanelEnvironment, "mail" | "siteUrl" | "payloadSecret">;

/** When no mail could be sent for this long, the confirmation becomes `impossible`. */
const GIVE_UP_MS = 3 * DAY_MS;

const BATCH_SIZE = 100;

/**
 * The pause after an attempt doubles the time since the application arrived. Each attempt changes `updatedAt`, so that the state is
 * in the database and survives restarts.
 */
const isDue = ({ createdAt, updatedAt, confirmationHash }: Entry, now: Date): boolean => {
  if (!confirmationHash) return true; // no attempt yet
  const pause = Math.min(Math.max(Date.parse(updatedAt) - Date.parse(createdAt), PAUSES.mail.firstMs), PAUSES.mail.longestMs);
  return now.getTime() - Date.parse(updatedAt) >= pause;
};

/** The mail server rejects this address permanently (5xx), as opposed to being unavailable. */
const isRejected = (error: unknown): boolean => isRecord(error) && typeof error.responseCode === "number" && error.responseCode >= 500;

/** The mail server has responded; an error without a response concerns every mail. */
const isAnswered = (error: unknown): boolean => isRecord(error) && typeof error.responseCode === "number";

type Change = Partial<Pick<Entry, "confirmation" | "confirmationHash" | "confirmationSentAt">>;

const change = async (payload: Payload, id: number, data: Change): Promise<void> => {
  // A job has no signed-in user; therefore it overrides the access rules, here and below.
  await payload.update({ collection: "entries", id, data, depth: 0, overrideAccess: true });
};

const findWaiting = async (payload: Payload): Promise<Entry[]> => {
  const { docs } = await payload.find({
    collection: "entries",
    where: { and: [{ confirmation: { equals: "waiting" } }, { confirmationSentAt: { exists: false } }] },
    sort: "updatedAt",
    limit: BATCH_SIZE,
    depth: 0,
    overrideAccess: true,
  });
  return docs;
};

/** Resolves to false when the mail server is unavailable. */
const sendLink = async (payload: Payload, entry: Entry, { siteUrl, payloadSecret, now }: MailOptions & { now: Date }): Promise<boolean> => {
  const { id, email, consentLocale } = entry;
  const token = linkToken(payloadSecret, entry);
  // Before the mail is sent, because its link must work at once.
  await change(payload, id, { confirmationHash: hashSecret(token) });
  const { agencyName, languages } = await readCustomizations(payload);
  const language = languages.find((each) => each === consentLocale) ?? "pt";
  const link = `${siteUrl}${language === "en" ? "/en" : ""}/confirmacao#${token}`;
  try {
    await payload.sendEmail({ to: email ?? "", ...confirmationMail({ agencyName, link, days: LINK_DAYS }, language) });
  } catch (error) {
    payload.logger.error({ err: error }, `The mail to the guardian of entry ${id} could not be sent`);
    const isOver = now.getTime() - Date.parse(entry.createdAt) >= GIVE_UP_MS;
    if (isRejected(error) || isOver) await change(payload, id, { confirmation: "impossible", confirmationHash: null });
    return isAnswered(error);
  }
  await change(payload, id, { confirmationSentAt: now.toISOString() });
  return true;
};

/** Returns the number of attempts. */
export const sendConfirmationMails = async (payload: Payload, options: MailOptions, now: Date): Promise<number> => {
  const waiting = await findWaiting(payload);
  if (!canSendLinks(options)) {
    for (const { id } of waiting) await change(payload, id, { confirmation: "impossible" });
    return 0;
  }
  let attempts = 0;
  for (const entry of waiting.filter((each) => isDue(each, now))) {
    attempts += 1;
    if (!(await sendLink(payload, entry, { ...options, now }))) break;
  }
  return attempts;
};

/** The job of every minute. */
export const sendWaitingMails = async (payload: Payload): Promise<void> => {
  try {
    await sendConfirmationMails(payload, environment, new Date());
  } catch (error) {
    payload.logger.error({ err: error }, "Guardians' mails wait, because the database cannot be read or written");
  }
};
