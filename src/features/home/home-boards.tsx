import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { boardPage } from "../../config/board-routes";
import { findTranslation } from "../../domain/content";
import type { BoardDoor } from "../../domain/home";
import type { Locale } from "../../domain/locale";
import { useLocale } from "../../i18n/use-locale";
import { DoorList, type ListedDoor } from "./door-list";
import * as styles from "./home-boards.module.css";

/** Boards in a row from 700 px. */
const ROW = 4;

export const HomeBoards = ({ boards }: { boards: readonly BoardDoor[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (boards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-boards">
      <h2 id="home-boards" className={styles.title}>
        {t("home.boards")}
      </h2>
      <DoorList row={ROW} doors={boards.map((board) => toDoor(board, locale))} />
    </section>
  );
};

const toDoor = ({ slug, name, picture, face }: BoardDoor, locale: Locale): ListedDoor => {
  const title = findTranslation(name, locale);
  return { path: boardPage(slug), name: title?.text, lang: title?.lang, picture, face, text: "" };
};

export const homeBoardFragment = graphql`
  fragment HomeBoard on AgencyBoardDoor {
    slug
    name {
      pt
      en
    }
    picture {
      path
      width
      height
    }
    face {
      talentId
      name
      coverVersion
    }
  }
`;
