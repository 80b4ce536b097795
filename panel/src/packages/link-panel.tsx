"use client";

import { useTranslation } from "@payloadcms/ui";
import type { ReactNode } from "react";

import { clientMessage, packageMessages } from "./words";
import { ContactActions } from "../admin/kit/contact-actions";
import { ButtonLink } from "../admin/kit/button";
import { CopyLink } from "../admin/kit/copy-link";
import { Notice } from "../admin/kit/notice";
import styles from "./link-panel.module.css";

export type NewLink = {
  id: number;
  /** Has the form `/pacote/{token}`. */
  path: string;
  /** Null when the panel has no site address. */
  link: string | null;
  title: string;
  language: "pt" | "en";
};

type Props = { created: NewLink; agency: string; address: string; children?: ReactNode };

/** Shows the link only once: no address and no storage contains it. */
export const LinkPanel = ({ created, agency, address, children }: Props) => {
  const { i18n } = useTranslation();
  const messages = packageMessages(i18n.language);
  const link = created.link ?? created.path;
  const message = clientMessage(created.language, { title: created.title, agency, link });

  return (
    <Notice tone="good" title={messages.linkTitle} isAlert>
      <p className={styles.text}>{created.link === null ? messages.linkWithoutSite : messages.linkOnce}</p>
      <CopyLink label={messages.linkTitle} link={link} copy={messages.copy} copied={messages.copied} />
      <ContactActions
        actions={[
          { label: messages.whatsapp, href: `https://wa.me/?text=${encodeURIComponent(message.body)}` },
          { label: messages.mail, href: `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body)}` },
        ]}
      />
      <p className={styles.text}>
        <ButtonLink href={address} kind="quiet">
          {messages.openPackage}
        </ButtonLink>
        {children}
      </p>
    </Notice>
  );
};
