import { useTranslation } from "gatsby-plugin-react-i18next";
import { galleryAddress } from "../../config/talent-media";
import type { Talent } from "../../domain/talent";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { FullView } from "../../components/talent/full-view";
import { filledGalleries, type Gallery } from "./gallery-address";
import { GalleryTabs } from "./gallery-tabs";
import { PictureStrip } from "./picture-strip";
import { TalentVideos } from "./talent-videos";
import { useGallery } from "./use-gallery";
import type { TalentLocation } from "./router-state";
import * as styles from "./talent-gallery.module.css";

interface TalentGalleryProps {
  talent: Talent;
  location: TalentLocation;
}

/** Shows the chosen gallery; without scripts all of them. */
export const TalentGallery = ({ talent, location }: TalentGalleryProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useGallery(talent, location);
  const filled = filledGalleries(talent);
  const rendered = view.isHydrated ? filled.filter((gallery) => gallery === view.gallery) : filled;

  const renderGallery = (gallery: Gallery) =>
    gallery === "videos" ? (
      <TalentVideos talent={talent} />
    ) : (
      <PictureStrip
        label={t(`talent.${gallery}`)}
        talent={talent}
        pictures={talent[gallery]}
        captions={
          gallery === "digitals"
            ? talent.digitals.map(({ date }) => <time dateTime={date}>{formatLongDate(date, locale, "UTC")}</time>)
            : undefined
        }
        addressOf={view.pictureAddress}
        onOpen={view.open}
        isHeld={view.picture !== null}
        isHidden={gallery !== view.gallery}
      />
    );

  return (
    <section className={styles.gallery} aria-label={t("talent.galleries")}>
      <GalleryTabs
        talent={talent}
        galleries={filled}
        chosen={view.gallery}
        addressOf={(gallery) => (view.isHydrated ? view.addressOf(gallery, null) : `#${gallery}`)}
        onChoose={view.show}
      />
      {rendered.map((gallery) => (
        <div key={gallery} id={gallery} className={styles.panel} data-unselected={gallery !== view.gallery || undefined}>
          {renderGallery(gallery)}
        </div>
      ))}
      {view.gallery !== "videos" && view.picture !== null && (
        <FullView
          name={talent.name}
          pictures={talent[view.gallery]}
          addressOf={({ version }, width) => galleryAddress(talent.talentId, version, width)}
          position={view.picture}
          onTurn={view.turnTo}
          onClose={view.close}
        />
      )}
    </section>
  );
};
