"use client";

import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { importScreenMessages } from "../words/roster-screen";
import type { ImportStatus } from "../job/import-status";
import { Button } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { ProgressBar } from "../../admin/kit/progress-bar";
import styles from "./import.module.css";
import { useImportCalls } from "./use-import-calls";

/** Steps 3 and 5: the job is running. */
export const ImportProgress = ({ status, onStopped }: { status: ImportStatus; onStopped: () => void }) => {
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const { post } = useImportCalls();
  const [isBusy, setIsBusy] = useState(false);
  const { id, state, done, total, isStopping, isWaiting } = status;
  const title = state === "planning" ? messages.planning : messages.importing;
  const stop = async (): Promise<void> => {
    setIsBusy(true);
    await post(`/${id}/stop`);
    setIsBusy(false);
    onStopped();
  };
  const rows = messages.rowsDone.replace("{done}", String(done)).replace("{total}", String(total));
  return (
    <Card title={title}>
      <div className={styles.part}>
        <ProgressBar label={title} done={done} total={total} text={total === 0 ? messages.preparing : rows} />
        {isWaiting && <p className={styles.quiet}>{messages.waiting}</p>}
        <div className={styles.actions}>
          <Button onClick={() => void stop()} disabled={isBusy || isStopping}>
            {isStopping ? messages.stopping : messages.stop}
          </Button>
          <span className={styles.quiet}>{messages.leave}</span>
        </div>
      </div>
    </Card>
  );
};
