"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import { Button, ButtonLink } from "../../admin/kit/button";
import { SelectField, TextField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import { inLanguage } from "../../shared/bilingual";
import { ROLE_LABELS } from "../role-labels";
import { useAccountCall } from "../use-account-call";
import styles from "./invitation.module.css";
import { type Invitation, InvitationLink } from "./invitation-link";
import { invitationMessages } from "./words";

type Invited = { invitation: Invitation; email: string };

export const InviteForm = ({ agency }: { agency: string }) => {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const messages = invitationMessages(i18n.language);
  const { problems, isBusy, post } = useAccountCall<Invitation>();
  const [invited, setInvited] = useState<Invited | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email, role] = ["name", "email", "role"].map((field) => String(form.get(field) ?? ""));
    const invitation = await post("/desk/invitations", { name, email, role });
    if (invitation !== null) setInvited({ invitation, email: email ?? "" });
  };
  if (invited !== null)
    return (
      <InvitationLink {...invited} agency={agency}>
        <p>
          <ButtonLink kind="quiet" href={`${config.routes.admin}/collections/users/${invited.invitation.id}`}>
            {messages.openAccount}
          </ButtonLink>{" "}
          <Button kind="quiet" onClick={() => setInvited(null)}>
            {messages.another}
          </Button>
        </p>
      </InvitationLink>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {problems.form !== undefined && (
        <Notice tone="bad" isAlert>
          {problems.form}
        </Notice>
      )}
      <TextField label={messages.name} name="name" autoComplete="off" required error={problems.name} />
      <TextField label={messages.email} name="email" type="email" autoComplete="off" required error={problems.email} />
      <SelectField
        label={messages.role}
        name="role"
        defaultValue="scout"
        options={Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label: inLanguage(label, i18n.language) }))}
      />
      <div>
        <Button kind="primary" type="submit" disabled={isBusy}>
          {messages.invite}
        </Button>
      </div>
    </form>
  );
};
