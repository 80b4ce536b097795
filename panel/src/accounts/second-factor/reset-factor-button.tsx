"use client";

import { Button } from "../../admin/kit/button";
import { Notice } from "../../admin/kit/notice";
import { useSecondFactor } from "./use-second-factor";
import styles from "./second-factor-field.module.css";

/** For admins: disables the second factor of another account, for example after its owner lost the phone. */
export const ResetFactorButton = ({ account }: { account: number }) => {
  const { messages, error, isBusy, post } = useSecondFactor();
  const reset = async (): Promise<void> => {
    if (window.confirm(messages.confirmReset) && (await post("/reset", { account })) !== null) window.location.reload();
  };
  return (
    <div className={styles.reset}>
      <Button kind="danger" disabled={isBusy} onClick={() => void reset()}>
        {messages.reset}
      </Button>
      {error === null ? null : (
        <Notice tone="bad" isAlert>
          {error}
        </Notice>
      )}
    </div>
  );
};
