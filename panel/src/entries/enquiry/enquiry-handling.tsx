"use client";

import { ENTRY_STATUSES, type EntryStatus } from "../entry-status";
import type { Assignee } from "../assignees";
import type { EnquiryMessages } from "../words/enquiries";
import { Button } from "../../admin/kit/button";
import { FieldRow, SelectField } from "../../admin/kit/field-row";
import styles from "./enquiry-handling.module.css";

type Props = {
  status: EntryStatus;
  assignedTo: number | null;
  account: number;
  assignees: readonly Assignee[];
  isBusy: boolean;
  messages: EnquiryMessages;
  onStatus: (status: EntryStatus) => void;
  onAssign: (account: number | null) => void;
};

export const EnquiryHandling = ({ status, assignedTo, account, assignees, isBusy, messages, onStatus, onAssign }: Props) => {
  const isKnown = assignedTo === null || assignees.some(({ id }) => id === assignedTo);
  return (
    <section className={styles.section} aria-labelledby="handling">
      <h2 id="handling" className={styles.title}>
        {messages.handling}
      </h2>
      <div className={styles.statuses} role="group" aria-label={messages.statusLabel}>
        {ENTRY_STATUSES.map((candidate, index) => (
          <button
            key={candidate}
            type="button"
            className={styles.status}
            disabled={isBusy}
            aria-pressed={candidate === status}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onStatus(candidate)}
          >
            {messages.status[candidate]}
          </button>
        ))}
      </div>
      <FieldRow>
        <SelectField
          label={messages.assignedTo}
          value={String(assignedTo ?? "")}
          disabled={isBusy}
          onChange={({ target }) => onAssign(target.value === "" ? null : Number(target.value))}
          options={[
            { value: "", label: messages.nobody },
            ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
            ...(isKnown ? [] : [{ value: String(assignedTo), label: messages.formerAccount }]),
          ]}
        />
        {assignedTo !== account && (
          <Button disabled={isBusy} aria-keyshortcuts="a" onClick={() => onAssign(account)}>
            {messages.assignToMe}
          </Button>
        )}
      </FieldRow>
    </section>
  );
};
