import { phoneAddress, whatsappAddress } from "../../../../src/domain/phone";
import { mailLink, profileLink } from "../contact-links";
import type { ApplicationMessages } from "../words/applications";
import type { Entry } from "../../payload-types";
import { ContactActions } from "../../admin/kit/contact-actions";
import { Card } from "../../admin/kit/card";
import styles from "./contact-links.module.css";

type Props = { entry: Entry; message: { subject: string; body: string }; messages: ApplicationMessages };

/** WhatsApp and mail open with a message in the applicant's language. */
export const ContactLinks = ({ entry, message, messages }: Props) => {
  const { fields } = messages;
  const actions = [
    { label: messages.whatsapp, href: whatsappAddress(entry.phone, message.body) },
    { label: messages.call, href: phoneAddress(entry.phone) },
    { label: messages.writeMail, href: mailLink(entry.email, message) },
  ];
  const profiles = [
    { label: fields.instagram, text: entry.instagram, href: profileLink(entry.instagram, "instagram") },
    { label: fields.tiktok, text: entry.tiktok, href: profileLink(entry.tiktok, "tiktok") },
  ];
  return (
    <Card title={messages.contact}>
      <p className={styles.line}>
        {entry.guardian && <span>{entry.guardian}</span>}
        <span>{entry.phone}</span>
        <span>{entry.email}</span>
      </p>
      <ContactActions actions={actions} />
      {profiles
        .filter(({ text }) => Boolean(text))
        .map(({ label, text, href }) => (
          <p key={label} className={styles.line}>
            <span className={styles.label}>{label}</span>
            {href === null ? (
              <span>{text}</span>
            ) : (
              <a className={styles.profile} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </p>
        ))}
    </Card>
  );
};
