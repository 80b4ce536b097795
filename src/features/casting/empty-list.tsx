import { lazy, Suspense, type ComponentProps } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { EmptySuggestions } from "./empty-suggestions";
import * as styles from "./list-end.module.css";

// Lazy: the search for similar names is large and rarely needed.
const LazyEmptySuggestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "empty-list" */ "./empty-suggestions")).EmptySuggestions,
}));

export const EmptyList = (props: ComponentProps<typeof EmptySuggestions>) => {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{t("casting.empty")}</p>
      <Suspense fallback={null}>
        <LazyEmptySuggestions {...props} />
      </Suspense>
    </div>
  );
};
