import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChoiceField } from "../../components/form/fields";
import { useMeasureOptions } from "./use-measure-options";
import type { GroupProps } from "./scouting-fields";
import * as styles from "./scouting-form.module.css";

const MEASURES = [
  { field: "heightCm", isGirth: false },
  { field: "bustCm", isGirth: true },
  { field: "waistCm", isGirth: true },
  { field: "hipsCm", isGirth: true },
  { field: "jeans", isGirth: false },
  { field: "shoes", isGirth: false },
  { field: "hair", isGirth: false },
  { field: "eyes", isGirth: false },
] as const;

/** Bust, waist and hips are optional for children. */
export const MeasuresStep = ({ field, applicant }: GroupProps) => {
  const { t } = useTranslation();
  const options = useMeasureOptions();
  return (
    <div className={styles.row}>
      {MEASURES.map(({ field: name, isGirth }) => (
        <ChoiceField
          key={name}
          options={options[name]}
          isRequired={!(isGirth && applicant?.isChild)}
          whenRequired={isGirth && applicant === null ? t("scouting.fromTwelve") : undefined}
          {...field(name)}
        />
      ))}
    </div>
  );
};
