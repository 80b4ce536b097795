"use client";

import { useTranslation } from "@payloadcms/ui";
import type { ReactNode } from "react";

import { ContactActions } from "../../admin/kit/contact-actions";
import { CopyLink } from "../../admin/kit/copy-link";
import { Notice } from "../../admin/kit/notice";
import { invitationMessages } from "./words";

/** `mailed`: whether the person got the link by mail too. */
export type Invitation = { id: number; link: string; mailed: boolean };

type Props = { invitation: Invitation; email: string; agency: string; children?: ReactNode };

/** Shows the link only once: no address and no storage contains it. */
export const InvitationLink = ({ invitation: { link, mailed }, email, agency, children }: Props) => {
  const { i18n } = useTranslation();
  const messages = invitationMessages(i18n.language);
  const text = encodeURIComponent(messages.message(agency, link));
  return (
    <Notice tone="good" title={messages.linkTitle} isAlert>
      <p>{messages.linkOnce}</p>
      {mailed && <p>{messages.mailed(email)}</p>}
      <CopyLink label={messages.linkTitle} link={link} copy={messages.copy} copied={messages.copied} />
      <ContactActions
        actions={[
          { label: messages.whatsapp, href: `https://wa.me/?text=${text}` },
          { label: messages.mail, href: `mailto:${email}?subject=${encodeURIComponent(messages.subject(agency))}&body=${text}` },
        ]}
      />
      {children}
    </Notice>
  );
};
