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

export const MagazineReader = ({ edition, reading }: MagazineReaderProps) => {
  const { t } = useTranslation();
  const { mode, hasReducedMotion, hasFailed, choose, showListInstead } = reading;
  const { magazineId } = edition;
  const [openPage, setOpenPage] = useState<{ magazineId: string; page: number } | null>(null);
  const page = openPage?.magazineId === magazineId ? openPage.page : openingPage(editionPages(edition).length);
  const isList = mode === "list";
  return (
    <section className={styles.reader} data-mode={mode} aria-label={edition.title}>
      <div className={styles.header}>
        <h1 className={styles.title}>{t("magazine.title")}</h1>
        <p className={styles.edition} aria-live="polite">
          {edition.title}
        </p>
        {!hasFailed && (
          <button type="button" className={styles.mode} onClick={() => choose(isList ? "flipbook" : "list")}>
            {t(isList ? "magazine.showFlipbook" : "magazine.showList")}
          </button>
        )}
      </div>
      {hasFailed && (
        <p role="status" className={styles.failed}>
          {t("magazine.failed")}
        </p>
      )}
      {!isList && (
        <div className={styles.flipbook}>
          <MagazineFlipbook
            key={magazineId}
            edition={edition}
            page={page}
            hasReducedMotion={hasReducedMotion}
            onTurn={(turned) => setOpenPage({ magazineId, page: turned })}
            onFailure={showListInstead}
          />
        </div>
      )}
      {mode !== "flipbook" && (
        <div className={styles.list}>
          <LinearPages edition={edition} />
        </div>
      )}
    </section>
  );
};
