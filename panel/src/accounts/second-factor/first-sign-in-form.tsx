"use client";

import { useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import { firstSignInMessages } from "../first-sign-in-words";
import { Button } from "../../admin/kit/button";
import { TextField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import styles from "./first-sign-in-form.module.css";
import { PasswordFields } from "../password-fields";
import { useAccountCall } from "../use-account-call";

type Props = {
  /** Path to open after the sign-in. */
  next: string;
  loginPath: string;
};

/** For the owner of the first account, who enters an e-mail, name and password. */
export const FirstSignInForm = ({ next, loginPath }: Props) => {
  const { i18n } = useTranslation();
  const messages = firstSignInMessages(i18n.language);
  const { problems, isBusy, post } = useAccountCall<object>();
  const [isDifferent, setIsDifferent] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email, password, repeated] = ["name", "email", "password", "repeat"].map((field) => String(form.get(field) ?? ""));
    setIsDifferent(password !== repeated);
    if (password === repeated && (await post("/users/first-sign-in", { name, email, password })) !== null) window.location.assign(next);
  };
  // Signing in again replaces the pending sign-in, should this call fail.
  const leave = (): void => void post("/users/second-factor/cancel", {}).then(() => window.location.assign(loginPath));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <PageHead title={messages.title} summary={messages.intro} />
      {problems.form !== undefined && (
        <Notice tone="bad" isAlert>
          {problems.form}
        </Notice>
      )}
      <TextField label={messages.name} name="name" autoComplete="name" required error={problems.name} />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        hint={messages.emailHint}
        error={problems.email}
      />
      <PasswordFields language={i18n.language} error={problems.password} isDifferent={isDifferent} />
      <div>
        <Button kind="primary" type="submit" disabled={isBusy}>
          {messages.save}
        </Button>{" "}
        <Button kind="quiet" onClick={leave}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
};
