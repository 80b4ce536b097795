import { graphql, useStaticQuery } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { parseTalentAddress, routes, splitLocale } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./not-found.module.css";

/** Kind of page that an unknown address seems to name; each has its own text (specification §8). */
type MissingKind = "page" | "talent" | "post" | "campaign";

const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

export const missingKind = (pathname: string): MissingKind => {
  const { path } = splitLocale(pathname);
  if (parseTalentAddress(pathname) !== null) return "talent";
  if (isBelow(path, routes.blog())) return "post";
  return isBelow(path, routes.campaigns()) ? "campaign" : "page";
};

const WORDS: Readonly<Record<MissingKind, string>> = {
  page: "notFound",
  talent: "notFound.talent",
  post: "notFound.post",
  campaign: "notFound.campaign",
};

/** The list to link to. */
const LISTS: Readonly<Partial<Record<MissingKind, { path: string; name: string }>>> = {
  post: { path: routes.blog(), name: "nav.blog" },
  campaign: { path: routes.campaigns(), name: "nav.campaigns" },
};

/** The picture of a dove. `StaticImage` would write an invalid `layout` attribute into the HTML. */
const useDrawing = () =>
  useStaticQuery<Queries.NotFoundDrawingQuery>(graphql`
    query NotFoundDrawing {
      notFoundDrawing: file(relativePath: { eq: "not-found.png" }) {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 480, 960], sizes: "(min-width: 480px) 26rem, 80vw", placeholder: NONE, formats: [WEBP])
        }
      }
    }
  `).notFoundDrawing?.childImageSharp?.gatsbyImageData;

/** The content of the not-found page. */
export const NotFound = ({ kind = "page" }: { kind?: MissingKind }) => {
  const { t } = useTranslation();
  const list = LISTS[kind];
  const drawing = useDrawing();
  return (
    <section className={styles.notFound}>
      <div className={styles.picture}>{drawing && <GatsbyImage image={drawing} alt="" loading="eager" />}</div>
      <h1 className={styles.title}>{t(`${WORDS[kind]}.title`)}</h1>
      <p className={styles.text}>{t(`${WORDS[kind]}.text`)}</p>
      <div className={styles.links}>
        {list && (
          <Link to={list.path} className={styles.home}>
            {t(list.name)}
          </Link>
        )}
        <Link to={routes.home()} className={styles.home}>
          {t("notFound.home")}
        </Link>
      </div>
    </section>
  );
};
