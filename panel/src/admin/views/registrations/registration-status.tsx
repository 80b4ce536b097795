"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";

import { ENTRY_STATUSES, type EntryStatus, toStatus } from "../../../desk/application-status";
import { registrationMessages } from "../../../messages/registrations";
import { useDeskRequest } from "../../components/desk/use-desk-request";
import styles from "./registration-status.module.css";

type Props = { id: number; status: EntryStatus; label: string };

/** The status of a registration; a choice is saved at once. */
export const RegistrationStatus = ({ id, status, label }: Props) => {
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
    <select
      className={styles.select}
      aria-label={label}
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
  );
};
