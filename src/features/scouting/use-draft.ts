import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ScoutingValues } from "../../forms/scouting-schema";
import { eraseDraft, readDraft, saveDraft } from "./draft";
import { STEPS } from "./steps";

/** Keeps the text answers on this device while they are typed, and brings them back after a reload. */
export const useDraft = (form: UseFormReturn<ScoutingValues>) => {
  const [restored] = useState(() => readDraft(Date.now()));
  const [isErased, setIsErased] = useState(false);

  useEffect(() => {
    // No default values: after sending, the form must be empty and not as it was restored.
    for (const field of STEPS.flatMap(({ fields }) => fields)) {
      if (field !== "consent" && restored?.[field]) form.setValue(field, restored[field]);
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => void saveDraft(values, Date.now()) });
  }, [form, restored]);

  const erase = () => {
    eraseDraft();
    setIsErased(true);
  };
  return { isRestored: restored !== null && !isErased, isErased, erase };
};
