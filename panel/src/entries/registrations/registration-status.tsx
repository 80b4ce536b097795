"use client";

import { useTranslation } from "@payloadcms/ui";

import { useRouter } from "../../admin/kit/next-client";
import { ENTRY_STATUSES, type EntryStatus, toStatus } from "../entry-status";
import { registrationMessages } from "../words/registrations";
import { RemoveButton } from "../components/remove-button";
import { useEntry } from "../components/use-entry";
import styles from "./registration-status.module.css";

type Props = { id: number; name: string; status: EntryStatus; /** True for admins. */ mayRemove: boolean };

/** A choice is saved at once. */
export const RegistrationStatus = ({ id, name, status, mayRemove }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const { isBusy, change } = useEntry(id);
  const messages = registrationMessages(i18n.language);
  const save = (chosen: EntryStatus | null): void => {
    if (chosen !== null) void change({ status: chosen }, `${messages.saved}: ${messages.status[chosen]}`);
  };
  return (
    <div className={styles.cell}>
      <select
        className={styles.select}
        aria-label={messages.statusOf.replace("{name}", () => name)}
        value={status}
        disabled={isBusy}
        onChange={({ target }) => save(toStatus(target.value))}
      >
        {ENTRY_STATUSES.map((candidate) => (
          <option key={candidate} value={candidate}>
            {messages.status[candidate]}
          </option>
        ))}
      </select>
      {mayRemove && (
        <RemoveButton request={["DELETE", `/entries/${id}?depth=0`]} name={name} messages={messages} onRemoved={() => router.refresh()} />
      )}
    </div>
  );
};
