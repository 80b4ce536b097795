"use client";

import { ENTRY_STATUSES, type EntryStatus } from "../entry-status";
import type { ApplicationMessages } from "../words/applications";
import { Button } from "../../admin/kit/button";
import { KeysHelp } from "../components/keys-help";
import styles from "./bulk-bar.module.css";

type Props = {
  messages: ApplicationMessages;
  /** Number of selected applications, and of all on the page. */
  count: number;
  total: number;
  isBusy: boolean;
  onSelectAll: () => void;
  onDecide: (status: EntryStatus) => void;
  onNote: () => void;
  onUndo: () => void;
};

export const BulkBar = ({ messages, count, total, isBusy, ...on }: Props) => (
  <div className={styles.bar} data-foot-bar="" role="toolbar" aria-label={messages.selected}>
    <span className={styles.count} role="status">
      {count} {messages.selected}
    </span>
    {count > 0 && (
      <span className={styles.decisions}>
        {ENTRY_STATUSES.map((status, index) => (
          <Button key={status} disabled={isBusy} aria-keyshortcuts={String(index + 1)} onClick={() => on.onDecide(status)}>
            {messages.decide[status]}
          </Button>
        ))}
        <Button disabled={isBusy} aria-keyshortcuts="n" onClick={on.onNote}>
          {messages.bulkNote}
        </Button>
      </span>
    )}
    {total > 0 && (
      <Button kind="quiet" aria-keyshortcuts="a" onClick={on.onSelectAll}>
        {count === total ? messages.clearSelection : messages.selectAll}
      </Button>
    )}
    <Button kind="quiet" disabled={isBusy} aria-keyshortcuts="u" onClick={on.onUndo}>
      {messages.undo}
    </Button>
    <KeysHelp screen="board" />
  </div>
);
