"use client";

import type { SecondStep } from "./pending-sign-in";
import { Button } from "../../admin/kit/button";
import { PageHead } from "../../admin/kit/page-head";
import { CodeForm } from "./code-form";
import { Enrolment } from "./enrolment";
import { useSecondFactor } from "./use-second-factor";
import { Stack } from "../../admin/kit/stack";
import styles from "./second-step-form.module.css";

type Props = {
  step: Exclude<SecondStep, "account">;
  /** Path to open after a complete sign-in. */
  next: string;
  loginPath: string;
};

/** Asks for a code, or sets up the second factor of an account that requires one. */
export const SecondStepForm = ({ step, next, loginPath }: Props) => {
  const { messages, error, isBusy, post } = useSecondFactor();
  const verify = async (code: string): Promise<void> => {
    if ((await post("/verify", { code })) !== null) window.location.assign(next);
  };
  const cancel = (): void => void post("/cancel").then(() => window.location.assign(loginPath));
  return (
    <Stack>
      <PageHead title={messages.title} />
      {step === "enrol" ? (
        <>
          <p className={styles.line}>{messages.mustSetUp}</p>
          <Enrolment next={next} />
        </>
      ) : (
        <>
          <p className={styles.line}>{messages.enterCode}</p>
          <CodeForm messages={messages} error={error} isBusy={isBusy} actions={[{ label: messages.confirm, run: verify }]} />
          <p className={styles.hint}>{messages.lostPhone}</p>
        </>
      )}
      <p className={styles.line}>
        <Button kind="quiet" onClick={cancel}>
          {messages.cancel}
        </Button>
      </p>
    </Stack>
  );
};
