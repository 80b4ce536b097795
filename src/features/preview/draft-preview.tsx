import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import type { Preview } from "../../domain/preview";
import { usePreview } from "./use-preview";
import * as styles from "./draft-preview.module.css";

interface DraftPreviewProps {
  search: string;
  children: (preview: Preview) => ReactNode;
}

export const DraftPreview = ({ search, children }: DraftPreviewProps) => {
  const { t } = useTranslation();
  const { state, retry } = usePreview(search);
  if (state.kind === "found") {
    return (
      <>
        <p className={styles.notice}>{t("preview.notice")}</p>
        {children(state.preview)}
      </>
    );
  }
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{t("preview.title")}</h1>
      <p role="status">{t(`preview.${state.kind}`)}</p>
      {state.kind === "unavailable" && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t("state.retry")}
        </button>
      )}
      <noscript>
        <p>{t("preview.noScript")}</p>
      </noscript>
    </div>
  );
};
