import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../ui/link";
import * as styles from "./family-links.module.css";

const WAYS = [
  { name: "nav.privacy", target: routes.privacy() },
  { name: "nav.removal", target: routes.removeImages() },
  { name: "nav.verify", target: routes.verifyContact() },
] as const;

/** What families may ask of the agency, in the footer's small print. */
export const FamilyLinks = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ name, target }) => (
        <li key={target}>
          <Link to={target}>{t(name)}</Link>
        </li>
      ))}
    </ul>
  );
};
