import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, type ReactNode } from "react";
import { useSiteFrame } from "../../components/layout/use-site-frame";
import type { Category } from "../../domain/category";
import { tellLiveTitle } from "./live-titles";
import { TalentProfile } from "./talent-profile";
import { useLiveTalent } from "./use-live-talent";
import type { TalentPlace } from "./visit-state";
import * as styles from "./talent-live.module.css";

interface TalentLiveProps {
  category: Category;
  talentId: string;
  place: TalentPlace;
  /** Rendered when there is no talent with this id. */
  otherwise: ReactNode;
}

/** A talent published since the last build, rendered from live data. */
export const TalentLive = ({ category, talentId, place, otherwise }: TalentLiveProps) => {
  const { t } = useTranslation();
  const { agencyName } = useSiteFrame().customizations;
  const { state, retry } = useLiveTalent(talentId);
  const { pathname } = place;

  const title = state.kind === "found" ? `${state.talent.name} · ${agencyName}` : null;
  useEffect(() => {
    if (title !== null) tellLiveTitle(pathname, title);
  }, [pathname, title]);

  if (state.kind === "found") return <TalentProfile category={category} talent={state.talent} place={place} />;
  if (state.kind === "missing") return otherwise;
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
