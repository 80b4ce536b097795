import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Day } from "../../domain/day";
import { EntryForm } from "../../components/form/entry-form";
import { errorMessages } from "../../components/form/error-messages";
import { SendButton } from "../../components/form/send-button";
import { AgeStep } from "./age-step";
import { MeasuresStep } from "./measures-step";
import { PersonStep } from "./person-step";
import { PhotosStep } from "./photos-step";
import { useScoutingFields } from "./scouting-fields";
import { StepIndicator } from "./step-indicator";
import { LAST_STEP } from "./steps";
import { useScoutingForm, type ScoutingForm as Form } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

export { PlainScoutingForm } from "./plain-scouting-form";

interface ScoutingFormProps {
  /** Today in the site's time zone; must be a stable function. */
  today: () => Day;
}

const MINUTE_MS = 60_000;

export const ScoutingForm = ({ today }: ScoutingFormProps) => {
  const { t } = useTranslation();
  const scouting = useScoutingForm(today);
  const { form, applicant, photos, step, visited, heading, sending, draft } = scouting;
  const field = useScoutingFields(form);
  const groups = [
    <AgeStep key="age" field={field} applicant={applicant} />,
    <PersonStep key="person" field={field} applicant={applicant} />,
    <MeasuresStep key="measures" field={field} applicant={applicant} />,
    <PhotosStep key="photos" {...scouting} />,
  ];
  const photoProblems = Object.values(photos.slots).flatMap(({ error }) => (error === null ? [] : [error]));
  return (
    <div className={styles.scouting}>
      <StepIndicator step={step} heading={heading} />
      {draft.isRestored && step === 0 && <p className={styles.note}>{t("scouting.draftRestored")}</p>}
      <EntryForm
        entry="getScouted"
        label={t("scouting.form")}
        sending={sending}
        problems={[...errorMessages(form.formState.errors), ...photoProblems]}
        actions={<Actions {...scouting} />}
      >
        {groups.slice(0, visited + 1).map((group, index) => (
          <div key={group.key} hidden={index !== step} className={styles.group}>
            {group}
          </div>
        ))}
      </EntryForm>
      <p className={styles.draft}>
        {t("scouting.draft")}{" "}
        <button type="button" className={styles.textButton} onClick={draft.erase} disabled={sending.state.kind === "sending"}>
          {t("scouting.draftErase")}
        </button>
        <span role="status" className={styles.erased}>
          {draft.isErased && t("scouting.draftErased")}
        </span>
      </p>
    </div>
  );
};

const Actions = ({ step, goBack, photos, sending }: Form) => {
  const { t } = useTranslation();
  const { state, isJustSent } = sending;
  const isPreparing = Object.values(photos.slots).some((slot) => slot.state === "preparing");
  const percent = state.kind === "sending" ? Math.round(state.part * 100) : null;
  const minutes = state.kind === "sending" && state.remainingMs !== null ? Math.ceil(state.remainingMs / MINUTE_MS) : 0;
  const text = t("scouting.upload", { percent });
  return (
    <>
      {step === LAST_STEP || isJustSent ? (
        <SendButton state={state} isJustSent={isJustSent} />
      ) : (
        <button type="submit" className={styles.next}>
          {t("scouting.next")}
        </button>
      )}
      {step > 0 && (
        <button type="button" className={styles.textButton} onClick={goBack}>
          {t("scouting.back")}
        </button>
      )}
      {percent !== null && (
        <div className={styles.upload}>
          <label htmlFor="upload">{minutes > 0 ? `${text}. ${t("scouting.uploadMinutes", { count: minutes })}` : text}</label>
          <progress id="upload" max={100} value={percent} />
        </div>
      )}
      {isPreparing && step === LAST_STEP && <p className={styles.note}>{t("scouting.photo.waiting")}</p>}
    </>
  );
};
