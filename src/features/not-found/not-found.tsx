import { graphql, useStaticQuery } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { parseTalentAddress, routes, splitLocale } from "../../config/routes";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import type { MenuPage } from "../../domain/menu";
import { useSiteMenu } from "../../components/layout/use-site-menu";
import { Link } from "../../components/ui/link";
import * as styles from "./not-found.module.css";

/** Kind of page that an unknown address seems to name; each has its own text (docs/product.md, Errors). */
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

/** Linked only when the menu shows it. */
const LISTS: Readonly<Partial<Record<MissingKind, MenuPage>>> = {
  post: "blog",
  campaign: "campaigns",
};

/** `StaticImage` would write an invalid `layout` attribute into the HTML. */
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

export const NotFound = ({ kind = "page" }: { kind?: MissingKind }) => {
  const { t } = useTranslation();
  const list = LISTS[kind];
  const { hasOwnIcons } = useSiteSettings();
  const drawing = useDrawing();
  const { isShown } = useSiteMenu();
  return (
    <section className={styles.notFound}>
      {!hasOwnIcons && <div className={styles.picture}>{drawing && <GatsbyImage image={drawing} alt="" loading="eager" />}</div>}
      <h1 className={styles.title}>{t(`${WORDS[kind]}.title`)}</h1>
      <p className={styles.text}>{t(`${WORDS[kind]}.text`)}</p>
      <div className={styles.links}>
        {list && isShown(list) && (
          <Link to={routes[list]()} className={styles.home}>
            {t(`nav.${list}`)}
          </Link>
        )}
        <Link to={routes.home()} className={styles.home}>
          {t("notFound.home")}
        </Link>
      </div>
    </section>
  );
};
