import type { EnquiryMessages } from "./words/enquiries";
import { toStatus } from "./application-status";
import type { Assignee } from "./assignees";
import type { HistoryItem } from "./entry-detail";

/** The account that works on an entry: its name, or "nobody". */
export const describeAssignee = (id: number | null, assignees: readonly Assignee[], { nobody, formerAccount }: EnquiryMessages): string => {
  if (id === null) return nobody;
  return assignees.find((assignee) => assignee.id === id)?.name ?? formerAccount;
};

const statusName = (text: string | null, { status }: EnquiryMessages): string => {
  const known = toStatus((text ?? "").split("/")[0]);
  return known === null ? (text ?? "") : status[known];
};

const toId = (text: string | null): number | null => (text === null ? null : Number(text));

/** An event of the history of an enquiry in words. */
export const describeEnquiryEvent = (
  { event, from, to }: HistoryItem,
  { assignees, messages }: { assignees: readonly Assignee[]; messages: EnquiryMessages },
): string => {
  if (event === "status") return `${statusName(from, messages)} → ${statusName(to, messages)}`;
  if (event === "assigned") return `${messages.assignedTo}: ${describeAssignee(toId(to), assignees, messages)}`;
  if (event === "answered") return `${messages.events.answered}: ${to === "mail" ? messages.mail : messages.whatsapp}`;
  return messages.events[event];
};
