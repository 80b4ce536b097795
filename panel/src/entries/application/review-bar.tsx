"use client";

import { Link } from "../../admin/kit/next-client";
import { ENTRY_STATUSES, type EntryStatus } from "../entry-status";
import type { ReviewAction } from "../entry-keys";
import type { StepAddresses } from "../entry-lists";
import type { ApplicationMessages } from "../words/applications";
import { Button } from "../../admin/kit/button";
import { KeysHelp } from "../components/keys-help";
import styles from "./review-bar.module.css";

type Props = {
  messages: ApplicationMessages;
  status: EntryStatus;
  isBusy: boolean;
  addresses: StepAddresses;
  onAction: (action: ReviewAction) => void;
};

type StepProps = { address: string | null; label: string; sign: string; shortcut: string };

/** At the ends, an empty element keeps the space, so that the other buttons do not move. */
const Step = ({ address, label, sign, shortcut }: StepProps) =>
  address === null ? (
    <span className={styles.step} aria-hidden="true" />
  ) : (
    <Link className={styles.step} href={address} prefetch={false} aria-keyshortcuts={shortcut} aria-label={label}>
      {sign}
    </Link>
  );

/** Always visible. */
export const ReviewBar = ({ messages, status, isBusy, addresses, onAction }: Props) => (
  <div className={styles.bar} data-foot-bar="">
    <Step address={addresses.previous} label={messages.previous} sign="←" shortcut="k" />
    <div className={styles.decisions} role="group" aria-label={messages.decision}>
      {ENTRY_STATUSES.map((candidate, index) =>
        // A new application cannot become new.
        candidate === "new" && status === "new" ? null : (
          <Button
            key={candidate}
            kind={candidate === status ? "primary" : "secondary"}
            disabled={isBusy}
            aria-pressed={candidate === status}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onAction({ kind: "decide", status: candidate })}
          >
            {messages.decide[candidate]}
            <kbd className={styles.key}>{index + 1}</kbd>
          </Button>
        ),
      )}
    </div>
    <Step address={addresses.next} label={messages.next} sign="→" shortcut="j" />
    <span className={styles.undo}>
      <Button kind="quiet" disabled={isBusy} aria-keyshortcuts="u" onClick={() => onAction({ kind: "undo" })}>
        {messages.undo}
      </Button>
    </span>
    <KeysHelp screen="application" />
  </div>
);
