import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { createPortal } from "react-dom";
import { SELECTION_LIMIT } from "../../selection/favorites";
import type { Selection } from "../../selection/selection-store";
import * as styles from "./selection-notice.module.css";

interface SelectionNoticeProps {
  selection: Selection;
}

type SelectionProblem = "notStored" | "full";

const problemOf = ({ favorites, isStored, isFull }: Selection): SelectionProblem | null => {
  if (isFull) return "full";
  return !isStored && favorites.length > 0 ? "notStored" : null;
};

export const SelectionNotice = ({ selection }: SelectionNoticeProps) => {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<Selection | SelectionProblem | null>(null);
  const problem = problemOf(selection);
  // "Full" shows again at each attempt, "not stored" once per page.
  if (problem === null || closed === problem || closed === selection) return null;
  const close = () => setClosed(problem === "full" ? selection : problem);
  return createPortal(
    <div role="alert" className={styles.notice}>
      <p>{t(`selection.${problem}`, { limit: SELECTION_LIMIT })}</p>
      <button type="button" className={styles.close} onClick={close}>
        {t("nav.close")}
      </button>
    </div>,
    document.body,
  );
};
