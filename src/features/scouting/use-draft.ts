import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ScoutingValues } from "../../forms/scouting-schema";
import { eraseDraft, readDraft, saveDraft } from "./draft";
import { STEPS } from "./steps";

export const useDraft = (form: UseFormReturn<ScoutingValues>) => {
  const [restored] = useState(() => readDraft(Date.now()));
  const [isErased, setIsErased] = useState(false);

  useEffect(() => {
    // Not as default values: `form.reset()` after sending must leave the form empty.
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
