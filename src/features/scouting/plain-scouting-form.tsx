import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { EntryForm } from "../../components/form/entry-form";
import { FieldError, fieldId } from "../../components/form/field-frame";
import { stateOf } from "../../components/form/use-entry-sending";
import type { SentForm } from "../../config/sent-form";
import { PHOTO_FIELDS, type PhotoField } from "../../forms/entry-fields";
import type { ScoutingValues } from "../../forms/scouting-schema";
import { AgeStep } from "./age-step";
import { MeasuresStep } from "./measures-step";
import { PersonStep } from "./person-step";
import { PhotoPose } from "./photo-pose";
import { useScoutingFields, useScoutingLabels } from "./scouting-fields";
import { STEPS } from "./steps";
import * as styles from "./scouting-form.module.css";
import * as slotStyles from "./photo-slot.module.css";

interface PlainScoutingFormProps {
  sent?: SentForm;
}

/** All groups at once. The gateway decides by the birthdate which fields are required. */
export const PlainScoutingForm = ({ sent }: PlainScoutingFormProps) => {
  const { t } = useTranslation();
  const field = useScoutingFields(useForm<ScoutingValues>(), sent);
  const photoLabels = Object.fromEntries(PHOTO_FIELDS.map((name) => [name, t(`scouting.photo.${name}`)]));
  const labels = { ...useScoutingLabels(), ...photoLabels };
  const props = { field, applicant: null };
  const groups: Record<(typeof STEPS)[number]["name"], ReactNode> = {
    age: <AgeStep {...props} />,
    person: <PersonStep {...props} />,
    measures: <MeasuresStep {...props} />,
    photos: <PlainPhotos sent={sent} />,
  };
  return (
    <EntryForm
      {...{ labels, sent }}
      sending={{ state: stateOf(sent), isJustSent: false }}
      entry="getScouted"
      label={t("scouting.form")}
      problems={[]}
    >
      {STEPS.map(({ name }) => (
        <div key={name} className={styles.group}>
          <h3 className={styles.stepName}>{t(`scouting.step.${name}`)}</h3>
          {groups[name]}
        </div>
      ))}
    </EntryForm>
  );
};

/** The gateway reads no HEIC. */
const ACCEPT = "image/jpeg,image/png,image/gif";

const NOTE_ID = "photos-note";

const PlainPhotos = ({ sent }: PlainScoutingFormProps) => {
  const { t } = useTranslation();
  return (
    <>
      <p id={NOTE_ID} className={styles.note}>
        {t("scouting.photosPlain")} {sent && <strong>{t("scouting.photosAgain")}</strong>}
      </p>
      <ul className={styles.photos}>
        {PHOTO_FIELDS.map((field) => (
          <PlainPhoto key={field} field={field} error={sent?.errors[field]?.[0]} />
        ))}
      </ul>
    </>
  );
};

const PlainPhoto = ({ field, error }: { field: PhotoField; error?: string }) => {
  const { t } = useTranslation();
  const id = fieldId(field);
  return (
    <li className={slotStyles.slot}>
      <div className={slotStyles.frame} data-wrong={error !== undefined || undefined}>
        <PhotoPose field={field} />
      </div>
      <label htmlFor={id} className={slotStyles.label}>
        {t(`scouting.photo.${field}`)}
        <span aria-hidden="true"> *</span>
      </label>
      <input
        {...{ id, name: field, type: "file", accept: ACCEPT, required: true }}
        className={slotStyles.file}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? NOTE_ID : `${id}-error ${NOTE_ID}`}
      />
      <FieldError id={id} error={error} />
    </li>
  );
};
