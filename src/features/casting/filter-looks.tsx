import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import type { ColorGroup } from "../../domain/casting-filter";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { colorChoices } from "./filter-words";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

const NO_SKILLS: readonly string[] = [];

/** Hair, eyes, and the skills that somebody of the list has. */
export const FilterLooks = ({ draft: { draft, facts, toggleEyes, toggleHair, toggleSkill } }: { draft: FilterDraft }) => (
  <div className={styles.column}>
    <ColorChoices which="hair" chosen={draft.hair} onToggle={toggleHair} />
    <ColorChoices which="eyes" chosen={draft.eyes} onToggle={toggleEyes} />
    <SkillChoices known={facts?.skills ?? NO_SKILLS} chosen={draft.skills} onToggle={toggleSkill} />
  </div>
);

interface ColorChoicesProps {
  which: "hair" | "eyes";
  chosen: readonly ColorGroup[];
  onToggle: (key: string) => void;
}

/** Like its neighbours, left alone while another question is answered. */
const ColorChoices = memo(({ which, chosen, onToggle }: ColorChoicesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Choices label={t(`casting.filter.${which}`)} kind="checkbox" choices={colorChoices(which, locale)} chosen={chosen.map(({ key }) => key)} onToggle={onToggle} />
  );
});
ColorChoices.displayName = "ColorChoices";

interface SkillChoicesProps {
  known: readonly string[];
  chosen: readonly string[];
  onToggle: (skill: string) => void;
}

const SkillChoices = memo(({ known, chosen, onToggle }: SkillChoicesProps) => {
  const { t } = useTranslation();
  // A chosen skill that the other list lacks must still be there to be taken back.
  const skills = [...new Set([...known, ...chosen])];
  if (skills.length === 0) return null;
  return (
    <Choices
      label={t("casting.filter.skills")}
      kind="checkbox"
      choices={skills.map((skill) => ({ key: skill, label: skill }))}
      chosen={chosen}
      onToggle={onToggle}
    />
  );
});
SkillChoices.displayName = "SkillChoices";
