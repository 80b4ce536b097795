import { useTranslation } from "gatsby-plugin-react-i18next";
import { moveFavorite } from "../../selection/favorites";
import { selection } from "../../selection/selection";
import { CompareCheckbox } from "../../components/talent/compare-checkbox";
import { NoteField } from "./note-field";
import { SelectionItem } from "./selection-item";
import type { Comparison } from "../../components/talent/use-comparison";
import type { LiveTalent } from "./use-live-talents";
import * as styles from "./own-item.module.css";

interface OwnItemProps {
  live: LiveTalent;
  note: string;
  /** Counted from 1. */
  position: number;
  total: number;
  comparison: Comparison;
  /** Called with a text about the new position, for screen readers. */
  onMoved: (text: string) => void;
  onRemove: (name: string) => void;
}

export const OwnItem = ({ live, note, position, total, comparison, onMoved, onRemove }: OwnItemProps) => {
  const { t } = useTranslation();
  const { talentId } = live;
  const name = live.kind === "found" ? live.talent.name : t("selection.unnamedTalent", { position });

  const move = (by: -1 | 1) => {
    const target = position + by;
    if (target < 1 || target > total) return;
    selection.change((favorites) => moveFavorite(favorites, talentId, by));
    onMoved(t("selection.moved", { name, position: target, total }));
  };

  return (
    <SelectionItem live={live} position={position} note={note}>
      <div className={styles.line}>
        <div role="group" className={styles.position} aria-label={t("selection.order", { name })}>
          {/* `aria-disabled` instead of `disabled`, so that the focus stays on the button at either end. */}
          <button type="button" aria-disabled={position === 1} aria-label={t("selection.earlier", { name })} onClick={() => move(-1)}>
            <span aria-hidden="true">←</span>
          </button>
          <span aria-hidden="true">{position}</span>
          <button type="button" aria-disabled={position === total} aria-label={t("selection.later", { name })} onClick={() => move(1)}>
            <span aria-hidden="true">→</span>
          </button>
        </div>
        {live.kind === "found" && <CompareCheckbox talent={live.talent} comparison={comparison} />}
        <button type="button" className={styles.remove} aria-label={t("selection.removeName", { name })} onClick={() => onRemove(name)}>
          {t("selection.remove")}
        </button>
      </div>
      <NoteField talentId={talentId} name={name} note={note} />
    </SelectionItem>
  );
};
