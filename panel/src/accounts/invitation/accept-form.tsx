"use client";

import { useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import { Button } from "../../admin/kit/button";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { PasswordFields } from "../password-fields";
import { useAccountCall } from "../use-account-call";
import styles from "./invitation.module.css";
import { invitationMessages } from "./words";

/** Chooses the password of an invited account, and signs in with it. A second step may follow. */
export const AcceptForm = ({ adminRoute }: { adminRoute: string }) => {
  const { i18n } = useTranslation();
  const messages = invitationMessages(i18n.language);
  const accept = useAccountCall<{ email: string }>();
  const signIn = useAccountCall<object>();
  const [isDifferent, setIsDifferent] = useState(false);
  const problem = accept.problems.form ?? signIn.problems.form;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password") ?? "");
    const isRepeated = password === form.get("repeat");
    setIsDifferent(!isRepeated);
    if (!isRepeated) return;
    const token = window.location.hash.slice(1);
    const accepted = await accept.post("/users/accept-invitation", { token, password });
    if (accepted === null) return;
    await signIn.post("/users/login", { email: accepted.email, password });
    window.location.assign(adminRoute);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <PageHead title={messages.acceptTitle} summary={messages.acceptSummary} />
      {problem !== undefined && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      <PasswordFields language={i18n.language} error={accept.problems.password} isDifferent={isDifferent} />
      <div>
        <Button kind="primary" type="submit" disabled={accept.isBusy || signIn.isBusy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
};
