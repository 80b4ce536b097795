import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, type ReactNode } from "react";
import type { Category } from "../../domain/category";
import type { Talent } from "../../domain/talent";
import { TalentProfile } from "./talent-profile";
import { useFreshTalent } from "./use-fresh-talent";
import type { TalentPlace } from "./visit-state";

interface TalentFreshProps {
  category: Category;
  built: Talent;
  place: TalentPlace;
  /** Rendered when the talent was withdrawn since the build. */
  otherwise: ReactNode;
}

/** A built talent, updated with the live profile. Another talent needs another `key`. */
export const TalentFresh = ({ category, built, place, otherwise }: TalentFreshProps) => {
  const { t } = useTranslation();
  const fresh = useFreshTalent(built);
  const title = fresh.kind === "gone" ? t("notFound.title") : null;

  useEffect(() => {
    // `Head` was built with the talent's name.
    if (title !== null) document.title = title;
  }, [title]);

  if (fresh.kind === "gone") return otherwise;
  return <TalentProfile category={category} talent={fresh.talent} place={place} />;
};
