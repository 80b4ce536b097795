import { useTranslation } from "gatsby-plugin-react-i18next";
import { useId } from "react";
import { NOTE_LIMIT, noteFavorite } from "../../selection/favorites";
import { selection } from "../../selection/selection";
import * as styles from "./note-field.module.css";

interface NoteFieldProps {
  talentId: string;
  name: string;
  note: string;
}

/** Stored at each change. */
export const NoteField = ({ talentId, name, note }: NoteFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t("selection.note")} <span className="visually-hidden">{t("selection.noteOn", { name })}</span>
      </label>
      <textarea
        id={id}
        className={styles.note}
        rows={1}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={({ target }) => selection.change((favorites) => noteFavorite(favorites, talentId, target.value))}
      />
    </div>
  );
};
