import { useTranslation } from "gatsby-plugin-react-i18next";
import { PHOTO_FIELDS } from "../../forms/entry-fields";
import { PhotoSlot } from "./photo-slot";
import type { ScoutingForm } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

export const PhotosStep = ({ photos }: Pick<ScoutingForm, "photos">) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t("scouting.photos")}</p>
      <ul className={styles.photos}>
        {PHOTO_FIELDS.map((field) => (
          <PhotoSlot
            key={field}
            field={field}
            slot={photos.slots[field]}
            onChoose={photos.choose}
            onRotate={photos.rotate}
            onRemove={photos.remove}
          />
        ))}
      </ul>
    </>
  );
};
