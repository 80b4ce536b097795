"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { type ReactNode, useRef } from "react";

import { clientMessage, packageMessages } from "./words";
import { ContactActions } from "../admin/kit/contact-actions";
import { Button, ButtonLink } from "../admin/kit/button";
import { TextField } from "../admin/kit/field-row";
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
  const field = useRef<HTMLInputElement>(null);
  const link = created.link ?? created.path;
  const message = clientMessage(created.language, { title: created.title, agency, link });

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast.success(messages.copied);
    } catch {
      // Without permission for the clipboard the link stays selected, so that the keyboard can copy it.
    }
  };

  return (
    <Notice tone="good" title={messages.linkTitle} isAlert>
      <p className={styles.text}>{created.link === null ? messages.linkWithoutSite : messages.linkOnce}</p>
      <div className={styles.link}>
        <TextField label={messages.linkTitle} ref={field} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button kind="primary" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
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
