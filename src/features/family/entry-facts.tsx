import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import { hasEnded, type EntryStatus } from "../../domain/entry-status";
import { ENTRY_NAMES } from "../../forms/entry-fields";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import * as styles from "./family.module.css";

interface EntryFactsProps {
  reference: string;
  status: EntryStatus;
}

/** A change of the state takes the focus, since the button that caused it is gone. */
export const EntryFacts = ({ reference, status }: EntryFactsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSiteSettings();
  const words = useRef<HTMLParagraphElement>(null);
  const first = useRef(status.state);
  useEffect(() => {
    if (status.state !== first.current) words.current?.focus();
  }, [status.state]);
  const form = ENTRY_NAMES.find((name) => name === status.form);
  const sentOn = formatLongDate(status.sentAt, locale, timeZone);
  const keptUntil = hasEnded(status) ? null : formatLongDate(status.erasableUntil, locale, timeZone);
  return (
    <div role="status" className={styles.status}>
      <p className={styles.state} ref={words} tabIndex={-1}>
        {t(`familyPage.state.${status.state}`)}
      </p>
      {status.confirmation !== null && <p>{t(`familyPage.confirmation.${status.confirmation}`)}</p>}
      <ul className={styles.facts}>
        {form !== undefined && <li>{t(`familyPage.form.${form}`)}</li>}
        <li>{t("familyPage.reference", { reference })}</li>
        {sentOn !== null && <li>{t("familyPage.sentAt", { date: sentOn })}</li>}
        {status.photos !== null && status.photos > 0 && <li>{t("familyPage.photos", { count: status.photos })}</li>}
        {keptUntil !== null && <li>{t("familyPage.keptUntil", { date: keptUntil })}</li>}
      </ul>
    </div>
  );
};
