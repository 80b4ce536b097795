import { useTranslation } from "gatsby-plugin-react-i18next";
import { Children, type CSSProperties, type ReactNode } from "react";
import { COPYRIGHT_SINCE } from "../../config/constants";
import { routes } from "../../config/routes";
import { CATEGORIES } from "../../domain/category";
import type { SocialNetwork } from "../../domain/content";
import { nameWidthInEms } from "../talent/name-width";
import { Link } from "../ui/link";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./footer.module.css";

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" };

const FAMILY_LINKS = [
  { name: "nav.privacy", target: routes.privacy() },
  { name: "nav.removal", target: routes.removeImages() },
  { name: "nav.verify", target: routes.verifyContact() },
] as const;

/** React's CSSProperties has no custom properties. */
type NameStyle = CSSProperties & Record<"--ems", string>;

/** Links to the listings, the agency's pages and its networks, and the copyright line. */
export const Footer = () => {
  const { t } = useTranslation();
  const { customizations, socialMedias, year } = useSiteSettings();
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
        <FooterColumn title={t("footer.agency")}>
          <Link to={routes.about()}>{t("nav.about")}</Link>
          <Link to={routes.contact()}>{t("nav.contact")}</Link>
        </FooterColumn>
        <FooterColumn title={t("footer.join")}>
          <Link to={routes.scouting()}>{t("nav.scouting")}</Link>
        </FooterColumn>
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
      <div className={styles.wordmark} aria-hidden="true">
        <p className={styles.name} style={nameStyle}>
          {agencyName}
        </p>
      </div>
      <div className={styles.legal}>
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

interface FooterColumnProps {
  title: string;
  /** The column's links. */
  children: ReactNode;
}

/** A heading and its links as a list. */
const FooterColumn = ({ title, children }: FooterColumnProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {Children.map(children, (link) => (
        <li className={styles.item}>{link}</li>
      ))}
    </ul>
  </section>
);

/** Links to the pages for families: privacy notice, removal of pictures, checking a contact. */
const FamilyLinks = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.familyLinks}>
      {FAMILY_LINKS.map(({ name, target }) => (
        <li key={target}>
          <Link to={target}>{t(name)}</Link>
        </li>
      ))}
    </ul>
  );
};
