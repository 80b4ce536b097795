import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Talent } from "../../domain/talent";
import { FullView } from "./full-view";
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

/** The talent's non-empty galleries: the chosen one as a slider; without scripts all of them. */
export const TalentGallery = ({ talent, location }: TalentGalleryProps) => {
  const { t } = useTranslation();
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
        addressOf={view.pictureAddress}
        onOpen={view.open}
        isHeld={view.picture !== null}
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
        <FullView talent={talent} pictures={talent[view.gallery]} position={view.picture} onTurn={view.turnTo} onClose={view.close} />
      )}
    </section>
  );
};
