import { useTranslation } from "gatsby-plugin-react-i18next";
import type { MouseEvent } from "react";
import { talentCalls } from "../../config/talent-calls";
import { isMinor, type Talent } from "../../domain/talent";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { useLocale } from "../../i18n/use-locale";
import type { Gallery } from "./gallery-address";
import * as styles from "./gallery-tabs.module.css";

interface GalleryTabsProps {
  talent: Pick<Talent, "talentId" | "age" | "book">;
  galleries: readonly Gallery[];
  chosen: Gallery;
  addressOf: (gallery: Gallery) => string;
  onChoose: (gallery: Gallery) => void;
}

const TAB_WORDS: Readonly<Record<Gallery, string>> = {
  book: "talent.bookTab",
  digitals: "talent.digitalsTab",
  videos: "talent.videosTab",
  composite: "talent.seeComposite",
};

export const GalleryTabs = ({ talent, galleries, chosen, addressOf, onChoose }: GalleryTabsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { bookDownload } = useSiteSettings();
  const hasZip = bookDownload && !isMinor(talent) && talent.book.length > 0;
  const handleClick = (gallery: Gallery) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(gallery);
  };
  return (
    <div className={styles.row}>
      {galleries.length > 0 && (
        <nav aria-label={t("talent.galleries")}>
          <ul className={styles.tabs}>
            {galleries.map((gallery) => (
              <li key={gallery}>
                <a
                  href={addressOf(gallery)}
                  className={styles.tab}
                  aria-current={gallery === chosen ? "true" : undefined}
                  onClick={handleClick(gallery)}
                >
                  {t(TAB_WORDS[gallery])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles.files}>
        <li>
          <a href={talentCalls.card(talent.talentId, locale)} className={styles.file} rel="nofollow">
            {t("talent.card")}
          </a>
        </li>
        {hasZip && (
          <li>
            <a href={talentCalls.bookZip(talent.talentId)} className={styles.file} rel="nofollow">
              {t("talent.bookZip")}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
};
