import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import type { ContactText, FoundContact, FoundText } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import { AddressMap } from "./address-map";
import { readContact } from "./read-contact";
import * as styles from "./contact-details.module.css";

interface ContactDetailsProps {
  texts: readonly ContactText[];
}

/** Shows only texts that editors have entered, without defaults. */
export const ContactDetails = ({ texts }: ContactDetailsProps) => {
  const { t } = useTranslation();
  const { reference, address, zip, phone, whatsapp, hours } = readContact(texts, useLocale());
  const isEmpty = [reference, address, zip, phone, whatsapp, hours].every((part) => part === null);
  return (
    <div className={styles.contact}>
      <h1 className={styles.title}>{t("contact.title")}</h1>
      <div className={styles.text}>
        {isEmpty && <p className={styles.lead}>{t("contact.none")}</p>}
        {reference && (
          <p className={styles.lead} lang={reference.lang}>
            {reference.text}
          </p>
        )}
        {!isEmpty && (
          <dl className={styles.details}>
            <Detail label={t("contact.address")} isShown={address !== null || zip !== null}>
              {address && <Words {...address} />}
              {zip && <Words {...zip} />}
            </Detail>
            <Detail label={t("contact.phone")} isShown={phone !== null}>
              {phone && <PhoneLink {...phone} />}
            </Detail>
            <Detail label={t("contact.whatsapp")} isShown={whatsapp !== null}>
              {whatsapp && <PhoneLink {...whatsapp} />}
            </Detail>
            <Detail label={t("contact.hours")} isShown={hours !== null}>
              {hours && <Words {...hours} />}
            </Detail>
          </dl>
        )}
      </div>
      {address && <AddressMap address={address.text} />}
    </div>
  );
};

const Detail = ({ label, isShown, children }: { label: string; isShown: boolean; children: ReactNode }) =>
  isShown ? (
    <div className={styles.detail}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Words = ({ text, lang }: FoundText) => <p lang={lang}>{text}</p>;

const PhoneLink = ({ text, lang, href }: FoundContact) =>
  href === null ? (
    <Words text={text} lang={lang} />
  ) : (
    <a href={href} className={styles.phone} {...(href.startsWith("https:") ? { rel: "noopener", target: "_blank" } : {})}>
      {text}
    </a>
  );
