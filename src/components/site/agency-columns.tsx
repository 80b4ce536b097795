import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../ui/link";
import { FooterColumn } from "./footer-column";

/** The footer's ways to the agency and to an application. */
export const AgencyColumns = () => {
  const { t } = useTranslation();
  return (
    <>
      <FooterColumn title={t("footer.agency")}>
        <Link to={routes.about()}>{t("nav.about")}</Link>
        <Link to={routes.contact()}>{t("nav.contact")}</Link>
      </FooterColumn>
      <FooterColumn title={t("footer.join")}>
        <Link to={routes.scouting()}>{t("nav.scouting")}</Link>
      </FooterColumn>
    </>
  );
};
