import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, type ReactNode } from "react";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import type { Category } from "../../domain/category";
import { TalentProfile } from "./talent-profile";
import { useLiveTalent } from "./use-live-talent";
import type { TalentLocation } from "./router-state";
import * as styles from "./live-talent-view.module.css";

const titles = new Map<string, string>();

/** The title of a live talent's page, whose built title is generic; kept for the visit. */
export const liveTitle = (pathname: string): string | null => titles.get(pathname) ?? null;

/** Sets the title for later renders of `Head` and in the current document. */
export const setLiveTitle = (pathname: string, title: string): void => {
  titles.set(pathname, title);
  const element = document.querySelector("title");
  if (element) element.textContent = title; // if Gatsby has not rendered a title yet, a second element would stay
};

interface LiveTalentViewProps {
  category: Category;
  talentId: string;
  location: TalentLocation;
  /** Rendered when there is no talent with this id. */
  fallback: ReactNode;
}

/** For a talent that was published since the last build. */
export const LiveTalentView = ({ category, talentId, location, fallback }: LiveTalentViewProps) => {
  const { t } = useTranslation();
  const { agencyName } = useSiteSettings().customizations;
  const { state, retry } = useLiveTalent(talentId);
  const { pathname } = location;

  const title = state.kind === "found" ? `${state.talent.name} · ${agencyName}` : null;
  useEffect(() => {
    if (title !== null) setLiveTitle(pathname, title);
  }, [pathname, title]);

  if (state.kind === "found") return <TalentProfile category={category} talent={state.talent} location={location} />;
  if (state.kind === "missing") return fallback;
  return (
    <div className={styles.waiting} role="status" data-kind={state.kind}>
      <p>{state.kind === "failed" ? `${t("state.unavailable")}. ${t("state.failed")}` : t("state.loading")}</p>
      {state.kind === "failed" && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t("state.retry")}
        </button>
      )}
    </div>
  );
};
