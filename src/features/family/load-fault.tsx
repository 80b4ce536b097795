import { useTranslation } from "gatsby-plugin-react-i18next";
import type { FamilyFault } from "../../live/family-calls";
import { useIsOnline } from "../../components/ui/use-is-online";
import * as styles from "./family.module.css";

interface LoadFaultProps {
  fault: FamilyFault;
  retry: () => void;
  /** The namespace of the texts for an address that does not work. */
  texts: "request" | "confirmation";
}

export const LoadFault = ({ fault, retry, texts }: LoadFaultProps) => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  if (fault === "unknown" || fault === "used" || fault === "expired")
    return <p>{t(texts === "request" ? "request.unknown" : `confirmation.${fault}`)}</p>;
  return (
    <>
      <p>{t(fault === "tooMany" ? "request.tooMany" : isOnline ? "request.unavailable" : "request.offline")}</p>
      <button type="button" className={styles.link} onClick={retry}>
        {t("request.retry")}
      </button>
    </>
  );
};
