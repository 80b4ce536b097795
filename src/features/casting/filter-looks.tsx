import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { colorChoices } from "./filter-words";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

/** Hair, eyes, and the skills that somebody of the list has. */
export const FilterLooks = ({ draft: { draft, facts, toggleEyes, toggleHair, toggleSkill } }: { draft: FilterDraft }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  // A chosen skill that the other list lacks must still be there to be taken back.
  const skills = [...new Set([...(facts?.skills ?? []), ...draft.skills])];
  return (
    <div className={styles.column}>
      <Choices
        label={t("casting.filter.hair")}
        kind="checkbox"
        choices={colorChoices("hair", locale)}
        chosen={draft.hair.map(({ key }) => key)}
        onToggle={toggleHair}
      />
      <Choices
        label={t("casting.filter.eyes")}
        kind="checkbox"
        choices={colorChoices("eyes", locale)}
        chosen={draft.eyes.map(({ key }) => key)}
        onToggle={toggleEyes}
      />
      {skills.length > 0 && (
        <Choices
          label={t("casting.filter.skills")}
          kind="checkbox"
          choices={skills.map((skill) => ({ key: skill, label: skill }))}
          chosen={draft.skills}
          onToggle={toggleSkill}
        />
      )}
    </div>
  );
};
