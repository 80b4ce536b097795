import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Face } from "../../domain/home";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { Link } from "../../components/ui/link";
import * as styles from "./new-faces.module.css";

/** Two and a half portraits on phones, all of them in a row on wide screens. */
const SIZES = "(min-width: 991px) 16vw, 40vw";

/** Adults only. */
export const NewFaces = ({ faces }: { faces: readonly Face[] }) => {
  const { t } = useTranslation();
  if (faces.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-faces">
      <h2 id="home-faces" className={styles.title}>
        {t("home.newFaces")}
      </h2>
      <ul className={styles.faces}>
        {faces.map((face) => (
          <li key={face.talentId}>
            <FaceLink face={face} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const FaceLink = ({ face }: { face: Face }) => {
  const [category] = face.categories;
  if (category === undefined) return null;
  return (
    <Link to={routes.talent(category, face)} className={styles.face} data-section={category}>
      <span className={styles.picture}>
        <CoverPhoto talent={face} text="" sizes={SIZES} />
      </span>
      <span className={styles.name}>{face.name}</span>
    </Link>
  );
};

export const newFaceFragment = graphql`
  fragment NewFace on AgencyTalent {
    talentId
    name
    coverVersion
    categories
  }
`;
