import type { ApplicationDetail } from "../application-detail";
import { describeEvent } from "../describe";
import type { ApplicationMessages } from "../words/applications";
import { EntryHistory } from "../components/entry-history";

type Props = Pick<ApplicationDetail, "history" | "duplicates"> & { id: number; messages: ApplicationMessages };

/** Includes the events of the same person's other applications. */
export const ApplicationHistory = ({ id, history, duplicates, messages }: Props) => {
  const references = new Map(duplicates.map((duplicate) => [duplicate.id, duplicate.reference ?? String(duplicate.id)]));
  return (
    <EntryHistory
      messages={messages}
      history={history}
      describe={(item) => describeEvent(item, messages)}
      nameOther={(entry) => (entry === id ? null : (references.get(entry) ?? null))}
    />
  );
};
