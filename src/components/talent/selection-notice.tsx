import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { createPortal } from "react-dom";
import { SELECTION_LIMIT } from "../../selection/favorites";
import type { Selection } from "../../selection/selection-store";
import * as styles from "./selection-notice.module.css";

interface SelectionNoticeProps {
  selection: Selection;
}

type Trouble = "notKept" | "full";

const troubleOf = ({ favorites, isKept, isFull }: Selection): Trouble | null => {
  if (isFull) return "full";
  return !isKept && favorites.length > 0 ? "notKept" : null;
};

/** Warns when the selection is full, or when this device cannot store it. */
export const SelectionNotice = ({ selection }: SelectionNoticeProps) => {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<Selection | Trouble | null>(null);
  const trouble = troubleOf(selection);
  // "Full" shows again at each attempt, "not stored" once per page.
  if (trouble === null || closed === trouble || closed === selection) return null;
  const close = () => setClosed(trouble === "full" ? selection : trouble);
  return createPortal(
    <div role="alert" className={styles.notice}>
      <p>{t(`selection.${trouble}`, { limit: SELECTION_LIMIT })}</p>
      <button type="button" className={styles.close} onClick={close}>
        {t("nav.close")}
      </button>
    </div>,
    document.body,
  );
};
