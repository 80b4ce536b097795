import { useTranslation } from "gatsby-plugin-react-i18next";
import { castingAddress } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { constraintsOf, type Constraint } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-choice";
import { useLocale } from "../../i18n/use-locale";
import { constraintText } from "./constraint-text";
import { SaveList } from "./save-list";
import * as styles from "./save-search.module.css";

interface SaveSearchProps {
  /** The filter that the panel shows. */
  filter: CastingFilter;
}

/** Not for `TF -` categories, which are shown by link only. */
export const SaveSearch = ({ filter }: SaveSearchProps) => {
  const { t } = useTranslation();
  const defaultName = useDefaultName(filter);
  if (filter.hiddenCategory !== null) return null;
  const words = { save: t("casting.save"), name: t("casting.save.name"), saved: t("casting.save.saved") };
  return (
    <div className={styles.save}>
      <SaveList address={castingAddress({ filter, visibleCount: TALENTS_PER_PAGE })} defaultName={defaultName} words={words} />
    </div>
  );
};

/** "Kids, Meninas, 8–12 anos". */
const useDefaultName = (filter: CastingFilter): string => {
  const { t } = useTranslation();
  const locale = useLocale();
  const constraints: Constraint[] = [];
  if (filter.category !== null) constraints.push({ kind: "category" });
  if (filter.gender !== null) constraints.push({ kind: "gender" });
  constraints.push(...constraintsOf(filter));
  const words = constraints.map((constraint) => constraintText(filter, constraint, { t, locale }));
  return words.join(", ") || t("casting.title");
};
