"use client";

import Link from "next/link";

import { ENTRY_STATUSES, type EntryStatus } from "../../../desk/application-status";
import type { ReviewAction } from "../../../desk/review-keys";
import type { ApplicationMessages } from "../../../messages/applications";
import type { ReviewAddresses } from "./application-review";
import styles from "./review-bar.module.css";

type Props = {
  messages: ApplicationMessages;
  status: EntryStatus;
  isBusy: boolean;
  hasTalent: boolean;
  talentAddress: string | null;
  addresses: ReviewAddresses;
  onAction: (action: ReviewAction) => void;
};

/** Previous and next, a button for each decision, the draft talent, and undo. */
export const ReviewBar = ({ messages, status, isBusy, hasTalent, talentAddress, addresses, onAction }: Props) => (
  <div className={styles.bar}>
    <Link className={styles.link} href={addresses.board} prefetch={false} aria-keyshortcuts="b">
      {messages.backToBoard}
    </Link>
    {addresses.previous !== null && (
      <Link className={styles.link} href={addresses.previous} prefetch={false} aria-keyshortcuts="k">
        ← {messages.previous}
      </Link>
    )}
    <div className={styles.decisions} role="group" aria-label={messages.title}>
      {ENTRY_STATUSES.map((candidate, index) => (
        <button
          key={candidate}
          type="button"
          className={styles.button}
          disabled={isBusy}
          aria-pressed={candidate === status}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onAction(candidate === "declined" ? { kind: "decline" } : { kind: "decide", status: candidate })}
        >
          {messages.decide[candidate]}
        </button>
      ))}
    </div>
    {!hasTalent && (
      <button type="button" className={styles.button} disabled={isBusy} aria-keyshortcuts="t" onClick={() => onAction({ kind: "talent" })}>
        {messages.makeTalent}
      </button>
    )}
    {hasTalent && talentAddress !== null && (
      <Link className={styles.link} href={talentAddress} prefetch={false}>
        {messages.openTalent}
      </Link>
    )}
    {hasTalent && talentAddress === null && <span>{messages.hasTalent}</span>}
    <button type="button" className={styles.quiet} disabled={isBusy} aria-keyshortcuts="u" onClick={() => onAction({ kind: "undo" })}>
      {messages.undo}
    </button>
    {addresses.next !== null && (
      <Link className={styles.link} href={addresses.next} prefetch={false} aria-keyshortcuts="j">
        {messages.next} →
      </Link>
    )}
  </div>
);
