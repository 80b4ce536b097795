import { useTranslation } from "gatsby-plugin-react-i18next";
import { localizedPath } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";
import { sharedSelectionPath } from "../../selection/shared-selection";
import { useShare } from "../../components/ui/use-share";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import * as styles from "./share-link.module.css";

interface ShareLinkProps {
  talentIds: readonly string[];
}

/** The link contains the talents' ids only. */
export const ShareLink = ({ talentIds }: ShareLinkProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { agencyName } = useSiteSettings().customizations;
  const url = new URL(localizedPath(sharedSelectionPath(talentIds), locale), window.location.origin).href;
  const { state, copy, share, canShare } = useShare({ url, title: t("selection.shareTitle", { agency: agencyName }) });
  return (
    <>
      {canShare && (
        <button type="button" onClick={share}>
          {t("selection.share")}
        </button>
      )}
      <button type="button" onClick={copy}>
        {t("selection.copy")}
      </button>
      <span role="status" className={styles.status}>
        {state === "copied" && t("selection.copied")}
      </span>
      {state === "failed" && (
        <label className={styles.manualCopy}>
          {t("selection.copyManually")}
          <input type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
};
