import { useTranslation } from "gatsby-plugin-react-i18next";
import type { FamilyFault } from "../../live/family-calls";
import { useIsOnline } from "../../components/ui/use-is-online";
import * as styles from "./family.module.css";

interface LoadFaultProps {
  fault: FamilyFault;
  retry: () => void;
  /** The namespace of the texts for an address that does not work. */
  texts: "familyPage" | "confirmation";
}

export const LoadFault = ({ fault, retry, texts }: LoadFaultProps) => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  if (fault === "unknown" || fault === "used" || fault === "expired")
    return <p>{t(texts === "familyPage" ? "familyPage.unknown" : `confirmation.${fault}`)}</p>;
  return (
    <>
      <p>{t(fault === "tooMany" ? "familyPage.tooMany" : isOnline ? "familyPage.unavailable" : "familyPage.offline")}</p>
      <button type="button" className={styles.link} onClick={retry}>
        {t("familyPage.retry")}
      </button>
    </>
  );
};
