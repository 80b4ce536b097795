import { formatTime } from "../shared/format-time";
import { daysSince } from "../../../src/domain/day";
import { isMinorAge } from "../../../src/domain/adult-age";
import type { ApplicationMessages } from "./words/applications";
import type { EnquiryMessages } from "./words/enquiries";
import type { EntryMessages, StatusMessages } from "./words/entries";
import type { Entry } from "../payload-types";
import { parseDecision } from "./entry-status";
import type { Assignee } from "./assignees";
import type { HistoryItem } from "./entry-detail";

/** "10 anos"; "sem idade" for null. */
export const describeAge = (age: number | null, { noAge, year, years }: ApplicationMessages): string => {
  if (age === null) return noAge;
  return age === 1 ? year : years.replace("{count}", String(age));
};

/** "hoje", "há 3 dias". */
export const describeWaiting = (createdAt: string, now: Date, { today, day, days }: EntryMessages): string => {
  const count = daysSince(createdAt, now);
  if (count === 0) return today;
  return count === 1 ? day : days.replace("{count}", String(count));
};

/** "Recusada (Idade)" for the history's "declined/age". */
const describeStatus = (text: string | null, { status, reasons }: EntryMessages & StatusMessages): string => {
  const decision = parseDecision(text);
  if (decision === null) return text ?? "";
  const { declineReason } = decision;
  return declineReason === null ? status[decision.status] : `${status[decision.status]} (${reasons[declineReason]})`;
};

/** For the history's "whatsapp/applicationPhotos"; events of earlier versions have no template. */
const describeAnswer = (text: string | null, { events, mail, whatsapp, mailSent, templates }: EntryMessages): string => {
  const [way, template = ""] = (text ?? "").split("/");
  const what = way === "sent" ? mailSent : `${events.answered}: ${way === "mail" ? mail : whatsapp}`;
  const label = Object.entries(templates).find(([name]) => name === template)?.[1];
  return label === undefined ? what : `${what} (${label})`;
};

export const describeEvent = ({ event, from, to }: HistoryItem, messages: EntryMessages & StatusMessages): string => {
  if (event === "status") return `${describeStatus(from, messages)} → ${describeStatus(to, messages)}`;
  if (event === "answered") return describeAnswer(to, messages);
  if (event === "talent" && to === null) return messages.talentRemoved;
  return messages.events[event];
};

export const describeAssignee = (id: number | null, assignees: readonly Assignee[], { nobody, formerAccount }: EnquiryMessages): string => {
  if (id === null) return nobody;
  return assignees.find((assignee) => assignee.id === id)?.name ?? formerAccount;
};

export const describeEnquiryEvent = (
  item: HistoryItem,
  { assignees, messages }: { assignees: readonly Assignee[]; messages: EnquiryMessages },
): string => {
  if (item.event !== "assigned") return describeEvent(item, messages);
  const account = item.to === null ? null : Number(item.to);
  return `${messages.assignedTo}: ${describeAssignee(account, assignees, messages)}`;
};

type ConsentAnswers = Pick<Entry, "guardian" | "consentAt" | "consentVersion" | "confirmation" | "confirmedAt">;

export const describeConsent = (
  { guardian, consentAt, consentVersion, confirmation, confirmedAt }: ConsentAnswers,
  age: number | null,
  messages: ApplicationMessages,
): string[] => {
  const values = new Map([
    ["{guardian}", guardian ?? ""],
    ["{at}", formatTime(consentAt) ?? "?"],
    ["{version}", consentVersion ?? "?"],
  ]);
  const given = messages.consentGiven.replace(/\{guardian\}|\{at\}|\{version\}/g, (placeholder) => values.get(placeholder) ?? "");
  const missing = isMinorAge(age) ? messages.consentMissing : messages.consentNotNeeded;
  const consent = guardian && consentAt ? given : missing;
  if (!confirmation) return [consent];
  return [consent, messages.confirmation[confirmation].replace("{at}", () => formatTime(confirmedAt) ?? "?")];
};
