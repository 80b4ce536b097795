"use client";

import { useState } from "react";

import { ButtonLink } from "../../admin/kit/button";
import { PageHead } from "../../admin/kit/page-head";
import { CodeForm } from "./code-form";
import { Enrolment } from "./enrolment";
import { RecoveryCodes } from "./recovery-codes";
import { useSecondFactor } from "./use-second-factor";
import { Stack } from "../../admin/kit/stack";
import styles from "./factor-settings.module.css";

type Props = {
  /** Null when the second factor is off. */
  recoveryCodesLeft: number | null;
  isRequired: boolean;
  accountPath: string;
};

export const FactorSettings = ({ recoveryCodesLeft, isRequired, accountPath }: Props) => {
  const { messages, error, isBusy, post } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const leave = (): void => window.location.assign(accountPath);

  const renew = async (code: string): Promise<void> => {
    const reply = await post("/recovery-codes", { code });
    if (reply?.recoveryCodes !== undefined) setCodes(reply.recoveryCodes);
  };
  const disable = async (code: string): Promise<void> => {
    if ((await post("/disable", { code })) !== null) leave();
  };

  const content = (() => {
    if (codes !== null) return <RecoveryCodes messages={messages} codes={codes} onSaved={leave} />;
    if (recoveryCodesLeft === null) return <Enrolment next={accountPath} />;
    const disableActions = isRequired ? [] : [{ label: messages.disable, run: disable }];
    return (
      <>
        <p className={styles.line}>
          <strong>{messages.on}.</strong> {messages.recoveryCodesLeft}: {recoveryCodesLeft}. {isRequired ? messages.requiredByAgency : ""}
        </p>
        <p className={styles.line}>{messages.codeNeeded}</p>
        <CodeForm
          messages={messages}
          error={error}
          isBusy={isBusy}
          actions={[{ label: messages.renewRecoveryCodes, run: renew }, ...disableActions]}
        />
      </>
    );
  })();
  return (
    <Stack>
      <PageHead title={messages.title} />
      {content}
      <p className={styles.line}>
        <ButtonLink kind="quiet" href={accountPath}>
          {messages.backToAccount}
        </ButtonLink>
      </p>
    </Stack>
  );
};
