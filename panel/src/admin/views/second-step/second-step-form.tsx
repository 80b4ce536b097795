"use client";

import { Button } from "@payloadcms/ui";

import type { SecondStep } from "../../../second-factor/pending-sign-in";
import { CodeForm } from "../../components/second-factor/code-form";
import { Enrolment } from "../../components/second-factor/enrolment";
import { useSecondFactor } from "../../components/second-factor/use-second-factor";
import { Stack } from "../../components/stack";

type Props = {
  step: SecondStep;
  /** Path that follows a complete sign-in. */
  next: string;
  loginPath: string;
};

/** Asks for a code, or sets up the second factor of an account that must have one. */
export const SecondStepForm = ({ step, next, loginPath }: Props) => {
  const { messages, error, isBusy, post } = useSecondFactor();
  const verify = async (code: string): Promise<void> => {
    if ((await post("/verify", { code })) !== null) window.location.assign(next);
  };
  const cancel = (): void => void post("/cancel").then(() => window.location.assign(loginPath));
  return (
    <Stack>
      <h1>{messages.title}</h1>
      {step === "enrol" ? (
        <>
          <p>{messages.mustSetUp}</p>
          <Enrolment next={next} />
        </>
      ) : (
        <>
          <p>{messages.enterCode}</p>
          <CodeForm messages={messages} error={error} isBusy={isBusy} actions={[{ label: messages.confirm, run: verify }]} />
          <p>
            <small>{messages.lostPhone}</small>
          </p>
        </>
      )}
      <Button buttonStyle="none" margin={false} onClick={cancel}>
        <u>{messages.cancel}</u>
      </Button>
    </Stack>
  );
};
