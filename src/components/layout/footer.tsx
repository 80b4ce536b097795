import { useTranslation } from "gatsby-plugin-react-i18next";
import { Children, type CSSProperties, type ReactNode } from "react";
import { COPYRIGHT_SINCE } from "../../config/constants";
import { routes } from "../../config/routes";
import type { SocialNetwork } from "../../domain/content";
import type { MenuPage } from "../../domain/menu";
import { Link } from "../ui/link";
import { useSiteMenu } from "./use-site-menu";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./footer.module.css";

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" };

/** A column shows only the pages that the menu contains. */
const AGENCY_PAGES = ["about", "contact"] as const satisfies readonly MenuPage[];
const JOIN_PAGES = ["scouting"] as const satisfies readonly MenuPage[];

const FAMILY_LINKS = [
  { name: "nav.privacy", target: routes.privacy() },
  { name: "nav.removal", target: routes.removeImages() },
  { name: "nav.verify", target: routes.verifyContact() },
] as const;

/** React's CSSProperties has no custom properties. */
type NameStyle = CSSProperties & Record<"--ems", string>;

export const Footer = () => {
  const { t } = useTranslation();
  const { customizations, socialMedias, year } = useSiteSettings();
  const { agencyName, nameWidth, founded, bookingProvider } = customizations;
  const { categories, isShown } = useSiteMenu();
  const pageLink = (page: MenuPage) => (
    <Link key={page} to={routes[page]()}>
      {t(`nav.${page}`)}
    </Link>
  );
  const nameStyle: NameStyle = { "--ems": nameWidth.toFixed(2) };
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={t("footer.label")}>
        <FooterColumn title={t("footer.talents")}>
          {categories.map((category) => (
            <Link key={category} to={routes.listing(category, "male")}>
              {t(`category.${category}`)}
            </Link>
          ))}
        </FooterColumn>
        <FooterColumn title={t("footer.agency")}>{AGENCY_PAGES.filter(isShown).map(pageLink)}</FooterColumn>
        <FooterColumn title={t("footer.join")}>{JOIN_PAGES.filter(isShown).map(pageLink)}</FooterColumn>
        <FooterColumn title={t("footer.social")}>
          {socialMedias.map(({ network, url }) => (
            <a key={network} href={url} rel="noopener" target="_blank">
              {NETWORK_NAMES[network]}
            </a>
          ))}
        </FooterColumn>
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
  children: readonly ReactNode[];
}

const FooterColumn = ({ title, children }: FooterColumnProps) =>
  children.length === 0 ? null : (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li className={styles.item}>{link}</li>
        ))}
      </ul>
    </section>
  );

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
