"use client";

import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { Button } from "../../admin/kit/button";
import { Notice } from "../../admin/kit/notice";
import { useAccountCall } from "../use-account-call";
import styles from "./invitation.module.css";
import { type Invitation, InvitationLink } from "./invitation-link";
import { invitationMessages } from "./words";

type Props = { account: number; email: string; agency: string };

/** For an account whose owner lost the invitation or the password. */
export const NewLinkButton = ({ account, email, agency }: Props) => {
  const { i18n } = useTranslation();
  const messages = invitationMessages(i18n.language);
  const { problems, isBusy, post } = useAccountCall<Invitation>();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation !== null) return <InvitationLink invitation={invitation} email={email} agency={agency} />;
  return (
    <>
      <p className={styles.text}>{messages.newLinkHint}</p>
      <Button disabled={isBusy} onClick={() => void post(`/desk/invitations/${account}`, {}).then(setInvitation)}>
        {messages.newLink}
      </Button>
      {problems.form !== undefined && (
        <Notice tone="bad" isAlert>
          {problems.form}
        </Notice>
      )}
    </>
  );
};
