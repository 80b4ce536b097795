"use client";

import { ENTRY_STATUSES, type EntryStatus } from "../../../desk/application-status";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./bulk-bar.module.css";

type Props = {
  messages: ApplicationMessages;
  /** How many applications are selected. */
  count: number;
  isBusy: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDecide: (status: EntryStatus) => void;
  onUndo: () => void;
};

/** Decisions on the selected applications, and undo. */
export const BulkBar = ({ messages, count, isBusy, onSelectAll, onClear, onDecide, onUndo }: Props) => (
  <div className={styles.bar} role="toolbar" aria-label={messages.selected}>
    <span role="status">
      {count} {messages.selected}
    </span>
    {count > 0 &&
      ENTRY_STATUSES.map((status) => (
        <button key={status} type="button" className={styles.button} disabled={isBusy} onClick={() => onDecide(status)}>
          {messages.decide[status]}
        </button>
      ))}
    <button type="button" className={styles.quiet} onClick={count > 0 ? onClear : onSelectAll}>
      {count > 0 ? messages.clearSelection : messages.selectAll}
    </button>
    <button type="button" className={styles.quiet} disabled={isBusy} aria-keyshortcuts="u" onClick={onUndo}>
      {messages.undo}
    </button>
  </div>
);
