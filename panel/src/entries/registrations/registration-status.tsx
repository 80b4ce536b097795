"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";

import { ENTRY_STATUSES, type EntryStatus, toStatus } from "../application-status";
import { registrationMessages } from "../words/registrations";
import { RemoveEntry } from "../components/remove-entry";
import { useDeskRequest } from "../../admin/kit/use-desk-request";
import styles from "./registration-status.module.css";

type Props = { id: number; name: string; status: EntryStatus; /** Whether the account is an admin's. */ mayRemove: boolean };

/** The status of a registration, where a choice is saved at once, and its deletion. */
export const RegistrationStatus = ({ id, name, status, mayRemove }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const { isBusy, send } = useDeskRequest();
  const messages = registrationMessages(i18n.language);
  const save = async (chosen: EntryStatus | null): Promise<void> => {
    if (chosen === null || (await send("POST", `/desk/entries/${id}`, { status: chosen })) === null) return;
    toast.success(`${messages.saved}: ${messages.statusOne[chosen]}`);
    router.refresh();
  };
  return (
    <div className={styles.cell}>
      <select
        className={styles.select}
        aria-label={messages.statusOf.replace("{name}", () => name)}
        value={status}
        disabled={isBusy}
        onChange={({ target }) => void save(toStatus(target.value))}
      >
        {ENTRY_STATUSES.map((candidate) => (
          <option key={candidate} value={candidate}>
            {messages.statusOne[candidate]}
          </option>
        ))}
      </select>
      {mayRemove && (
        <RemoveEntry
          name={name}
          messages={messages}
          isBusy={isBusy}
          onRemove={async () => (await send("DELETE", `/entries/${id}?depth=0`)) !== null}
          onRemoved={() => router.refresh()}
        />
      )}
    </div>
  );
};
