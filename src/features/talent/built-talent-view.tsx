import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, type ReactNode } from "react";
import type { Category } from "../../domain/category";
import type { Talent } from "../../domain/talent";
import { TalentProfile } from "./talent-profile";
import { useUpdatedTalent } from "./use-updated-talent";
import type { TalentLocation } from "./router-state";

interface BuiltTalentViewProps {
  category: Category;
  built: Talent;
  location: TalentLocation;
  /** Rendered when the talent was withdrawn since the build. */
  fallback: ReactNode;
}

/** Updated with the live profile. Another talent needs another `key`. */
export const BuiltTalentView = ({ category, built, location, fallback }: BuiltTalentViewProps) => {
  const { t } = useTranslation();
  const updated = useUpdatedTalent(built);
  const title = updated.kind === "withdrawn" ? t("notFound.title") : null;

  useEffect(() => {
    // `Head` was built with the talent's name.
    if (title !== null) document.title = title;
  }, [title]);

  if (updated.kind === "withdrawn") return fallback;
  return <TalentProfile category={category} talent={updated.talent} location={location} />;
};
