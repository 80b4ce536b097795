import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { MagazineFlipbook } from "./magazine-flipbook";
import { LinearPages } from "./linear-pages";
import { editionPages, openingPage, type Edition } from "./magazine-pages";
import type { Reading } from "./use-reading-mode";
import * as styles from "./magazine-reader.module.css";

interface MagazineReaderProps {
  edition: Edition;
  reading: Reading;
}

/** One edition, as a flipbook or as a list of pages. */
export const MagazineReader = ({ edition, reading }: MagazineReaderProps) => {
  const { t } = useTranslation();
  const { mode, isStill, hasFailed, choose, giveUp } = reading;
  const { magazineId } = edition;
  const [place, setPlace] = useState<{ magazineId: string; page: number } | null>(null);
  const page = place?.magazineId === magazineId ? place.page : openingPage(editionPages(edition).length);
  const isLinear = mode === "linear";
  return (
    <section className={styles.reader} data-mode={mode} aria-label={edition.title}>
      <div className={styles.header}>
        <h1 className={styles.title}>{t("magazine.title")}</h1>
        <p className={styles.edition} aria-live="polite">
          {edition.title}
        </p>
        {!hasFailed && (
          <button type="button" className={styles.mode} onClick={() => choose(isLinear ? "book" : "linear")}>
            {t(isLinear ? "magazine.showFlipbook" : "magazine.showList")}
          </button>
        )}
      </div>
      {hasFailed && (
        <p role="status" className={styles.failed}>
          {t("magazine.failed")}
        </p>
      )}
      {!isLinear && (
        <div className={styles.book}>
          <MagazineFlipbook
            key={magazineId}
            edition={edition}
            page={page}
            isStill={isStill}
            onTurn={(turned) => setPlace({ magazineId, page: turned })}
            onFailure={giveUp}
          />
        </div>
      )}
      {mode !== "book" && (
        <div className={styles.linear}>
          <LinearPages edition={edition} />
        </div>
      )}
    </section>
  );
};
