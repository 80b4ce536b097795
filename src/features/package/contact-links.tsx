import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PackageContact } from "../../domain/package";
import * as styles from "./contact-links.module.css";

/** The client's contact at the agency. */
export const ContactLinks = ({ contact: { name, email, phone, call, whatsapp, chat } }: { contact: PackageContact }) => {
  const { t } = useTranslation();
  const links = [
    email === null ? null : { address: `mailto:${email}`, text: email },
    phone === null ? null : { address: call, text: phone },
    whatsapp === null ? null : { address: chat, text: `WhatsApp ${whatsapp}` },
  ].flatMap((link) => (link === null || link.address === null ? [] : [{ ...link, address: link.address }]));
  return (
    <p className={styles.contact}>
      <span>{t("package.contact", { name })}</span>
      {links.map(({ address, text }) => (
        <a key={address} href={address} rel="noopener noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
};
