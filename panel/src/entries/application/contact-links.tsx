import { profileLink } from "../contact-links";
import type { ApplicationMessages } from "../words/applications";
import type { Entry } from "../../payload-types";
import styles from "./contact-links.module.css";

type Props = { entry: Entry; messages: ApplicationMessages };

export const ContactLinks = ({ entry, messages }: Props) => {
  const { fields } = messages;
  const profiles = [
    { label: fields.instagram, text: entry.instagram, href: profileLink(entry.instagram, "instagram") },
    { label: fields.tiktok, text: entry.tiktok, href: profileLink(entry.tiktok, "tiktok") },
  ];
  return (
    <>
      <p className={styles.line}>
        {entry.guardian && <span>{entry.guardian}</span>}
        <span>{entry.phone}</span>
        <span>{entry.email}</span>
      </p>
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
    </>
  );
};
