import { useTranslation } from "gatsby-plugin-react-i18next";
import type { TalentSummary } from "../../domain/talent";
import { removeFavorite } from "../../selection/favorites";
import { selection } from "../../selection/selection";
import { useIsSelected } from "../../selection/use-selection";
import * as styles from "./heart-button.module.css";

interface HeartButtonProps {
  talent: Pick<TalentSummary, "talentId" | "name">;
  /** `over`: in the corner of a positioned picture; `line`: inline, with a text. */
  look: "over" | "line";
}

const HEART = "M12 20.4 4.3 12.6a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.9.9.9-.9a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9Z";

export const HeartButton = ({ talent: { talentId, name }, look }: HeartButtonProps) => {
  const { t } = useTranslation();
  const isSelected = useIsSelected(talentId);
  const toggle = () => {
    if (isSelected) selection.change((favorites) => removeFavorite(favorites, talentId));
    else selection.add([talentId]);
  };
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-pressed={isSelected}
      aria-label={t("heart.name", { name })}
      onClick={toggle}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path className={styles.outline} d={HEART} />
        <path className={styles.fill} d={HEART} />
      </svg>
      {look === "line" && <span aria-hidden="true">{t("heart.select")}</span>}
    </button>
  );
};
