import { lazy, Suspense, type ComponentProps } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { EmptyWays } from "./empty-ways";
import * as styles from "./list-end.module.css";

// Lazy: the search for similar names is large and rarely needed.
const LazyEmptyWays = lazy(async () => ({ default: (await import("./empty-ways")).EmptyWays }));

/** Shown for an empty list, with suggestions. */
export const EmptyList = (props: ComponentProps<typeof EmptyWays>) => {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p className={styles.nobody}>{t("casting.empty")}</p>
      <Suspense fallback={null}>
        <LazyEmptyWays {...props} />
      </Suspense>
    </div>
  );
};
