"use client";

import { Button } from "@payloadcms/ui";

import { useSecondFactor } from "./use-second-factor";

/** For admins: switches off the second factor of somebody who lost the phone. */
export const ResetFactorButton = ({ account }: { account: number }) => {
  const { words, error, isBusy, post } = useSecondFactor();
  const reset = async (): Promise<void> => {
    if (window.confirm(words.resetConfirm) && (await post("/reset", { account })) !== null) window.location.reload();
  };
  return (
    <div style={{ marginTop: "0.5rem" }}>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void reset()}>
        {words.reset}
      </Button>
      {error === null ? null : <p role="alert">{error}</p>}
    </div>
  );
};
