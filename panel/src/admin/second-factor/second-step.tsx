"use client";

import { Button } from "@payloadcms/ui";

import { CodeForm } from "./code-form";
import { Enrolment } from "./enrolment";
import { Stack } from "./stack";
import { useSecondFactor } from "./use-second-factor";

type Props = { stage: "code" | "enrol"; next: string; login: string };

/** What a sign-in still owes after its password. */
export const SecondStep = ({ stage, next, login }: Props) => {
  const { words, error, isBusy, post } = useSecondFactor();
  const verify = async (code: string): Promise<void> => {
    if ((await post("/verify", { code })) !== null) window.location.assign(next);
  };
  const cancel = (): void => void post("/cancel").then(() => window.location.assign(login));
  return (
    <Stack>
      <h1>{words.title}</h1>
      {stage === "enrol" ? (
        <>
          <p>{words.mustEnrol}</p>
          <Enrolment next={next} />
        </>
      ) : (
        <>
          <p>{words.askCode}</p>
          <CodeForm words={words} error={error} isBusy={isBusy} actions={[{ label: words.confirm, run: verify }]} />
          <p>
            <small>{words.lost}</small>
          </p>
        </>
      )}
      <Button buttonStyle="none" margin={false} onClick={cancel}>
        <u>{words.cancel}</u>
      </Button>
    </Stack>
  );
};
