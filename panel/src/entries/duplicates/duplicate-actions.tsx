"use client";

import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { useRouter } from "../../admin/kit/next-client";
import type { EntryStatus } from "../entry-status";
import { comparisonMessages } from "../words/comparison";
import { useDesk } from "../components/use-desk";
import { Button } from "../../admin/kit/button";
import styles from "./duplicate-actions.module.css";

type Props = {
  id: number;
  status: EntryStatus;
  /** The note of an application that is declined as repeated. */
  note: string;
  isOpened: boolean;
};

export const DuplicateActions = ({ id, status, note, isOpened }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const { messages, isBusy, decide, announce, undoLast } = useDesk();
  // Only a decision of this component can be undone here.
  const [isUndoable, setIsUndoable] = useState(false);
  const comparison = comparisonMessages(i18n.language);
  const decline = async (): Promise<void> => {
    const done = await decide({ ids: [id], status: "declined", reason: "duplicate", note: isOpened ? "" : note });
    if (done === null) return;
    setIsUndoable(true);
    announce({ text: `${messages.decided}: ${messages.status.declined}` }, done, restore);
    router.refresh();
  };
  const restore = (): void => {
    setIsUndoable(false);
    router.refresh();
  };
  const undo = async (): Promise<void> => void ((await undoLast()) !== null && restore());
  return (
    <span className={styles.actions}>
      {isUndoable && (
        <Button kind="quiet" disabled={isBusy} onClick={() => void undo()}>
          {messages.undo}
        </Button>
      )}
      {status !== "declined" && (
        <Button disabled={isBusy} onClick={() => void decline()}>
          {comparison.declineAsRepeated}
        </Button>
      )}
    </span>
  );
};
