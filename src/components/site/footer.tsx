import { useTranslation } from "gatsby-plugin-react-i18next";
import type { CSSProperties } from "react";
import { COPYRIGHT_SINCE } from "../../config/constants";
import { routes } from "../../config/routes";
import { CATEGORIES } from "../../domain/category";
import type { SocialNetwork } from "../../domain/content";
import { nameWidthInEms } from "../talent/name-width";
import { Link } from "../ui/link";
import { AgencyColumns } from "./agency-columns";
import { FamilyLinks } from "./family-links";
import { FooterColumn } from "./footer-column";
import { useSiteFrame } from "./use-site-frame";
import * as styles from "./footer.module.css";

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" };

/** A custom property is no part of React's CSSProperties. */
type NameStyle = CSSProperties & Record<"--ems", string>;

/** Ways to the lists, the agency's networks as far as given, and who made what. */
export const Footer = () => {
  const { t } = useTranslation();
  const { customizations, socialMedias, year } = useSiteFrame();
  const { agencyName, founded, bookingProvider } = customizations;
  const nameStyle: NameStyle = { "--ems": nameWidthInEms(agencyName).toFixed(2) };
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={t("footer.label")}>
        <FooterColumn title={t("footer.talents")}>
          {CATEGORIES.map((category) => (
            <Link key={category} to={routes.listing(category, "male")}>
              {t(`category.${category}`)}
            </Link>
          ))}
        </FooterColumn>
        <AgencyColumns />
        {socialMedias.length > 0 && (
          <FooterColumn title={t("footer.social")}>
            {socialMedias.map(({ network, url }) => (
              <a key={network} href={url} rel="noopener" target="_blank">
                {NETWORK_NAMES[network]}
              </a>
            ))}
          </FooterColumn>
        )}
      </nav>
      <div className={styles.sign} aria-hidden="true">
        <p className={styles.name} style={nameStyle}>
          {agencyName}
        </p>
      </div>
      <div className={styles.small}>
        <FamilyLinks />
        <p>
          © {COPYRIGHT_SINCE}–{year} {agencyName}
        </p>
        {founded !== null && <p>{t("footer.since", { year: founded })}</p>}
        {bookingProvider && (
          <p>
            {t("footer.booking")}{" "}
            <a href={bookingProvider.url} rel="noopener" target="_blank">
              {bookingProvider.name}
            </a>
          </p>
        )}
      </div>
    </footer>
  );
};
