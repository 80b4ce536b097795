import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { findTranslation } from "../../domain/content";
import type { Door } from "../../domain/home";
import { useLocale } from "../../i18n/use-locale";
import { DoorList } from "./door-list";
import * as styles from "./home-doors.module.css";

export const HomeDoors = ({ doors }: { doors: readonly Door[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (doors.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-doors">
      <h2 id="home-doors" className="visually-hidden">
        {t("home.doors")}
      </h2>
      <DoorList
        row={doors.length}
        doors={doors.map(({ category, picture, face, alt }) => ({
          path: routes.category(category),
          name: t(`category.${category}`),
          section: category,
          text: findTranslation(alt ?? undefined, locale)?.text ?? "",
          picture,
          face,
        }))}
      />
    </section>
  );
};

export const homeDoorFragment = graphql`
  fragment HomeDoor on AgencyDoor {
    category
    picture {
      path
      width
      height
    }
    alt {
      pt
      en
    }
    face {
      talentId
      name
      coverVersion
    }
  }
`;
