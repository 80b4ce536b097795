import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useMemo } from "react";
import type { Choice } from "../../domain/casting-choice";
import { isGiven } from "../../domain/casting-index";
import type { TalentSummary } from "../../domain/talent";
import type { FieldKind, FieldRecord } from "../../domain/talent-fields";
import { Choices } from "../../components/ui/choices";
import { fieldLabel } from "../../i18n/field-label";
import { formatDecimal } from "../../i18n/format-text";
import { useLocale } from "../../i18n/use-locale";

interface StepChoicesProps {
  field: string;
  kind: FieldKind;
  chosen: readonly Choice[];
  /** Null until the list is loaded. */
  talents: readonly TalentSummary[] | null;
  onChoose: (field: string, choices: readonly Choice[]) => void;
}

/** The offered thresholds: months for a day, minimum numbers for a count. */
const STEPS: Readonly<Partial<Record<FieldKind, readonly number[]>>> = {
  flag: [1],
  day: [1, 3, 6, 12],
  count: [1_000, 10_000, 100_000, 1_000_000],
};

const ANY = "any";

/** Absent while no talent of the list has a value and no threshold is chosen. */
export const StepChoices = memo(({ field, kind, chosen, talents, onChoose }: StepChoicesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const isUsed = useMemo(() => talents?.some((talent: FieldRecord) => isGiven(talent[field])) ?? false, [talents, field]);
  if (!isUsed && chosen.length === 0) return null;
  const isFlag = kind === "flag";
  const keys = chosen.map(({ key }) => key);
  // A step from the address stays visible.
  const steps = [...new Set([...(STEPS[kind] ?? []), ...keys.map(Number)])].sort((one, other) => one - other);
  const labelOf = (step: number) => t(`casting.step.${kind}`, { count: step, number: formatDecimal(step, locale) });
  const choices = steps.map((step) => ({ key: String(step), label: labelOf(step) }));
  return (
    <Choices
      label={fieldLabel(field, locale)}
      kind={isFlag ? "checkbox" : "radio"}
      choices={isFlag ? choices : [{ key: ANY, label: t("casting.step.any") }, ...choices]}
      chosen={keys.length === 0 ? [ANY] : keys}
      onToggle={(key) => onChoose(field, key === ANY || keys.includes(key) ? [] : [{ key, values: [] }])}
    />
  );
});
StepChoices.displayName = "StepChoices";
