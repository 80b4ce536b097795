import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState, type ChangeEvent, type DragEvent } from "react";
import { FieldError } from "../../components/form/field-frame";
import type { PhotoField } from "../../forms/entry-fields";
import { photoInputId, type PhotoSlot as Slot } from "./photos/use-photos";
import { PhotoPose } from "./photo-pose";
import * as styles from "./photo-slot.module.css";

interface PhotoSlotProps {
  field: PhotoField;
  slot: Slot;
  onChoose: (field: PhotoField, file: File) => void;
  onRotate: (field: PhotoField) => void;
  onRemove: (field: PhotoField) => void;
}

/** File types in the file picker; HEIC is converted if the browser supports it. */
const ACCEPT = "image/jpeg,image/png,image/gif,image/heic,image/heif,.heic,.heif";

export const PhotoSlot = ({ field, slot, onChoose, onRotate, onRemove }: PhotoSlotProps) => {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const label = t(`scouting.photo.${field}`);
  const id = photoInputId(field);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(field, file);
    target.value = ""; // allows choosing the same file again
  };
  const handleOver = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  const handleDrop = (event: DragEvent) => {
    handleOver(event, false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(field, file);
  };

  const input = { type: "file", accept: ACCEPT, className: styles.input, onChange: handleChange };
  const isEmpty = slot.state === "empty";
  return (
    <li
      className={styles.slot}
      onDragOver={(event) => handleOver(event, true)}
      onDragLeave={(event) => handleOver(event, false)}
      onDrop={handleDrop}
    >
      <div className={styles.frame} data-over={isOver || undefined} data-wrong={slot.error !== null || undefined}>
        {slot.address === null ? <PhotoPose field={field} /> : <img src={slot.address} alt={label} className={styles.preview} />}
        {slot.state === "preparing" && <span className={styles.spinner} aria-hidden="true" />}
      </div>
      <p className={styles.label}>
        {label}
        <span aria-hidden="true"> *</span>
      </p>
      <p role="status" className="visually-hidden">
        {slot.state !== "empty" && `${label}: ${t(`scouting.photo.${slot.state}`)}`}
      </p>
      <div className={styles.actions}>
        <label className={`${styles.action} ${styles.choose}`}>
          <input
            {...input}
            id={id}
            aria-label={`${label}: ${t(isEmpty ? "scouting.photo.choose" : "scouting.photo.replace")}`}
            aria-invalid={slot.error !== null}
            aria-describedby={slot.error === null ? undefined : `${id}-error`}
          />
          <span aria-hidden="true">{t(isEmpty ? "scouting.photo.choose" : "scouting.photo.replace")}</span>
        </label>
        {isEmpty && (
          <label className={`${styles.action} ${styles.camera}`}>
            <input {...input} capture="environment" aria-label={`${label}: ${t("scouting.photo.camera")}`} />
            <span aria-hidden="true">{t("scouting.photo.camera")}</span>
          </label>
        )}
        {!isEmpty && <SlotButton label={label} action={t("scouting.photo.rotate")} onPress={() => onRotate(field)} />}
        {!isEmpty && <SlotButton label={label} action={t("scouting.photo.remove")} onPress={() => onRemove(field)} />}
      </div>
      <SlotError id={id} error={slot.error} />
    </li>
  );
};

const SlotButton = ({ label, action, onPress }: { label: string; action: string; onPress: () => void }) => (
  <button type="button" className={styles.action} onClick={onPress} aria-label={`${label}: ${action}`}>
    {action}
  </button>
);

/** `error` is a key of this form (`scouting.*`), or an error of any form. */
const SlotError = ({ id, error }: { id: string; error: string | null }) => {
  const { t } = useTranslation();
  if (error === null) return null;
  return <FieldError id={id} error={error.startsWith("scouting.") ? t(error) : error} />;
};
