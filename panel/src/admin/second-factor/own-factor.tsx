"use client";

import { useState } from "react";

import { CodeForm } from "./code-form";
import { Enrolment } from "./enrolment";
import { RecoveryCodes } from "./recovery-codes";
import { Stack } from "./stack";
import { useSecondFactor } from "./use-second-factor";

type Props = { recoveryCodesLeft: number | null; isDemanded: boolean; account: string };

/** The second factor of the own account: set it up, replace its recovery codes, switch it off. */
export const OwnFactor = ({ recoveryCodesLeft, isDemanded, account }: Props) => {
  const { words, error, isBusy, post } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const leave = (): void => window.location.assign(account);

  const renew = async (code: string): Promise<void> => {
    const reply = await post("/recovery-codes", { code });
    if (reply?.recoveryCodes !== undefined) setCodes(reply.recoveryCodes);
  };
  const disable = async (code: string): Promise<void> => {
    if ((await post("/disable", { code })) !== null) leave();
  };

  const content = (() => {
    if (codes !== null) return <RecoveryCodes words={words} codes={codes} onSaved={leave} />;
    if (recoveryCodesLeft === null) return <Enrolment next={account} />;
    const off = isDemanded ? [] : [{ label: words.disable, style: "secondary", run: disable } as const];
    return (
      <>
        <p>
          <strong>{words.on}.</strong> {words.left}: {recoveryCodesLeft}. {isDemanded ? words.isDemanded : ""}
        </p>
        <p>{words.needCode}</p>
        <CodeForm words={words} error={error} isBusy={isBusy} actions={[{ label: words.renew, run: renew }, ...off]} />
      </>
    );
  })();
  return (
    <Stack>
      <h1>{words.title}</h1>
      {content}
      <p>
        <a href={account}>{words.back}</a>
      </p>
    </Stack>
  );
};
