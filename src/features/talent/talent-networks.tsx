import { useTranslation } from "gatsby-plugin-react-i18next";
import { talentCalls } from "../../config/talent-calls";
import { hasNumbers, type NetworkNumbers } from "../../domain/network";
import type { Talent } from "../../domain/talent";
import { fieldLabel } from "../../i18n/field-label";
import { formatLongDate } from "../../i18n/format-date";
import { formatDecimal } from "../../i18n/format-text";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./talent-networks.module.css";

interface TalentNetworksProps {
  talent: Pick<Talent, "talentId" | "networkProfiles">;
}

export const TalentNetworks = ({ talent: { talentId, networkProfiles } }: TalentNetworksProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (networkProfiles.length === 0) return null;
  return (
    <div className={styles.networks}>
      <dl aria-label={fieldLabel("networks", locale)}>
        {networkProfiles.map(({ network, handle, url, numbers }) => (
          <div key={`${network} ${handle}`} className={styles.network}>
            <dt>{network}</dt>
            <dd>
              {url === null ? (
                `@${handle}`
              ) : (
                <a href={url} className={styles.handle} rel="noopener nofollow" target="_blank">
                  @{handle}
                  <span className="visually-hidden"> ({t("talent.newTab")})</span>
                </a>
              )}
              {numbers && <Numbers {...numbers} />}
            </dd>
          </div>
        ))}
      </dl>
      {hasNumbers(networkProfiles) && (
        <a href={talentCalls.mediaKit(talentId, locale)} className={styles.kit} download>
          {t("talent.mediaKit")}
        </a>
      )}
    </div>
  );
};

const Numbers = ({ followers, engagement, measuredOn }: NetworkNumbers) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = t("talent.followerCount", { count: followers, number: formatDecimal(followers, locale) });
  return (
    <>
      <span className={styles.count}>{count}</span>
      <span className={styles.date}>
        {engagement !== null && `${t("talent.engagement", { percent: formatDecimal(engagement, locale) })}, `}
        {t("talent.measuredOn")} <time dateTime={measuredOn}>{formatLongDate(measuredOn, locale, "UTC")}</time>
      </span>
    </>
  );
};
