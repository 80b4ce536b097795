import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { LIST_PAGE_SIZE } from "../../config/constants";
import { Link } from "../../components/ui/link";
import { useNearEnd } from "../../components/ui/use-near-end";
import { Photo } from "../../components/ui/photo";
import { mediaAddress } from "../../config/media";
import { routes } from "../../config/routes";
import { PAGE_RATIO } from "./flipbook-page";
import { editionPages, type Edition } from "./magazine-pages";
import * as styles from "./edition-list.module.css";

interface EditionListProps {
  editions: readonly Edition[];
}

const SIZES = "(min-width: 991px) 22vw, (min-width: 700px) 30vw, 46vw";

export const EditionList = ({ editions }: EditionListProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(LIST_PAGE_SIZE);
  const showMore = (): void => setShown((now) => now + LIST_PAGE_SIZE);
  const hasMore = shown < editions.length;
  const { endRef, askForMore } = useNearEnd(showMore, hasMore ? shown / LIST_PAGE_SIZE : null);
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{t("magazine.otherEditions")}</h2>
      <ul className={styles.editions}>
        {editions.map((edition, position) => (
          <li key={edition.magazineId} hidden={position >= shown}>
            <Link to={routes.magazineEdition(edition.magazineId)} className={styles.edition}>
              <Cover edition={edition} />
              <span className={styles.title}>{edition.title}</span>
              {edition.description && <span className={styles.description}>{edition.description}</span>}
            </Link>
            <noscript>
              <PlainPages edition={edition} />
            </noscript>
          </li>
        ))}
      </ul>
      <div ref={endRef} className={styles.end}>
        {hasMore && (
          <button type="button" className={styles.more} onClick={askForMore}>
            {t("magazine.more")}
          </button>
        )}
      </div>
    </section>
  );
};

/** Empty alternative text, because the title is beside the cover. */
const Cover = ({ edition }: { edition: Edition }) => {
  const [front] = editionPages(edition);
  return <span className={styles.cover}>{front && <Photo picture={front} alt="" sizes={SIZES} frame={PAGE_RATIO} />}</span>;
};

/** Without scripts the reader always shows the newest edition. */
const PlainPages = ({ edition }: { edition: Edition }) => {
  const { t } = useTranslation();
  const { title } = edition;
  const pictures = editionPages(edition);
  return (
    <details>
      <summary>{t("magazine.pages", { title })}</summary>
      {pictures.map(({ path }, index) => (
        <img
          key={index}
          src={mediaAddress(path, 1080)}
          alt={t("magazine.picture", { title, page: index + 1, total: pictures.length })}
          className={styles.plainPage}
          loading="lazy"
        />
      ))}
    </details>
  );
};
