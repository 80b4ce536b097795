import { useTranslation } from "gatsby-plugin-react-i18next";
import { lazy, Suspense, useCallback } from "react";
import { dayIn } from "../../domain/day";
import { FormSection } from "../../components/form/form-section";
import { useHydrated } from "../../components/ui/use-hydrated";
import { PageIntro } from "../../components/layout/page-intro";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { Link } from "../../components/ui/link";
import { Prose } from "../../components/ui/prose";
import { routes } from "../../config/routes";
import type { SentForm } from "../../config/sent-form";
import { findText, type SiteText } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./scouting-page.module.css";

interface ScoutingPageProps {
  texts: readonly SiteText[];
  sent?: SentForm;
}

const NEEDS = ["guardian", "contact", "measures", "photos"] as const;

const LazyForm = lazy(async () => ({ default: (await import(/* webpackChunkName: "scouting-form" */ "./scouting-form")).ScoutingForm }));

/**
 * The form without scripts, rendered on the server only. It is in the same file as the other form: Gatsby puts the code that two
 * lazy files share into one script with the shared code of other lazy files, and every page then loads 19 kB of forms.
 */
const LazyPlainForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "scouting-form" */ "./scouting-form")).PlainScoutingForm,
}));

export const ScoutingPage = ({ texts, sent }: ScoutingPageProps) => {
  const { t } = useTranslation();
  const { timeZone } = useSiteSettings();
  const isHydrated = useHydrated();
  const today = useCallback(() => dayIn(timeZone, new Date()), [timeZone]);
  const locale = useLocale();
  const intro = findText(texts, "getscouted_intro", locale) ?? { text: t("scouting.intro") };
  return (
    <>
      <PageIntro title={t("scouting.title")}>
        <Prose {...intro} />
        <h2 className={styles.needsTitle}>{t("scouting.needs")}</h2>
        <ul className={styles.needs}>
          {NEEDS.map((need) => (
            <li key={need}>{t(`scouting.need.${need}`)}</li>
          ))}
        </ul>
      </PageIntro>
      <FormSection id="scouting-form" title={t("scouting.form")}>
        <div className={styles.form}>
          <noscript>
            <Suspense>
              <LazyPlainForm sent={sent} />
            </Suspense>
          </noscript>
          {isHydrated && (
            <Suspense fallback={<p role="status">{t("scouting.loading")}</p>}>
              <LazyForm today={today} />
            </Suspense>
          )}
        </div>
      </FormSection>
      <p className={styles.verify}>
        <Link to={routes.verifyContact()}>{t("scouting.verify")}</Link>
      </p>
    </>
  );
};
