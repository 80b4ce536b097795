import { useTranslation } from "gatsby-plugin-react-i18next";
import { absoluteAddress } from "../../config/absolute-address";
import { localizedPath } from "../../config/routes";
import { withChatText } from "../../domain/chat-text";
import { findContact } from "../../domain/content";
import type { TalentSummary } from "../../domain/talent";
import { HeartButton } from "../../components/talent/heart-button";
import { useShare } from "../../components/ui/use-share";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./talent-actions.module.css";

interface TalentActionsProps {
  talent: Pick<TalentSummary, "talentId" | "name">;
  /** The page's path in the default language. */
  path: string;
}

export const TalentActions = ({ talent, path }: TalentActionsProps) => {
  const { name } = talent;
  const { t } = useTranslation();
  const locale = useLocale();
  const { siteUrl, whatsapp, customizations } = useSiteSettings();
  const address = absoluteAddress(siteUrl, localizedPath(path, locale));
  const share = useShare({ title: `${name} · ${customizations.agencyName}`, url: address });
  const chat = findContact(whatsapp ? [whatsapp] : [], "contact_whatsapp", locale)?.href;

  return (
    <div className={styles.actions}>
      <HeartButton talent={talent} look="line" />
      <button type="button" className={`${styles.action} ${styles.share}`} onClick={share.share}>
        {t(share.state === "copied" ? "talent.copied" : "talent.share")}
      </button>
      {chat && (
        <a href={withChatText(chat, t("talent.whatsappText", { name, address }))} className={styles.action} rel="noopener" target="_blank">
          {t("talent.whatsapp")}
          <span className="visually-hidden"> ({t("talent.newTab")})</span>
        </a>
      )}
      <p className="visually-hidden" role="status">
        {share.state === "copied" && t("talent.copied")}
      </p>
      {share.state === "failed" && (
        <label className={styles.manualCopy}>
          {t("talent.copyManually")}
          <input className={styles.address} value={address} readOnly onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  );
};
