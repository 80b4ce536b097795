import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EditionList } from "./edition-list";
import { chosenEdition, type Edition } from "./magazine-pages";
import { MagazineReader } from "./magazine-reader";
import { useReadingMode } from "./use-reading-mode";
import * as styles from "./magazine-view.module.css";

interface MagazineViewProps {
  /** Newest first. */
  editions: readonly Edition[];
  /** The query of the address, which names the chosen edition. */
  search: string;
}

export const MagazineView = ({ editions, search }: MagazineViewProps) => {
  const { t } = useTranslation();
  const reading = useReadingMode();
  // The built HTML is the same for all queries; hydration must render the same.
  const edition = chosenEdition(editions, reading.mode === "undecided" ? "" : search);

  if (edition === null) {
    return (
      <div className={styles.empty}>
        <h1 className={styles.title}>{t("magazine.title")}</h1>
        <p>{t("magazine.empty")}</p>
      </div>
    );
  }
  const others = editions.filter(({ magazineId }) => magazineId !== edition.magazineId);
  return (
    <>
      <MagazineReader edition={edition} reading={reading} />
      {edition.description && <p className={styles.description}>{edition.description}</p>}
      {others.length > 0 && <EditionList editions={others} />}
    </>
  );
};

export const magazineEditionsFragment = graphql`
  fragment MagazineEditions on AgencyMagazineConnection {
    nodes {
      magazineId
      title
      description
      pages
      cover {
        path
        width
        height
      }
    }
  }
`;
