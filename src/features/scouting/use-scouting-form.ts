import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useMemo, type FormEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Day } from "../../domain/day";
import { applicantOf, UNKNOWN_APPLICANT } from "../../forms/applicant";
import type { PhotoField } from "../../forms/entry-fields";
import { createLazyResolver } from "../../components/form/lazy-resolver";
import { photoInputId, usePhotos } from "./photos/use-photos";
import { firstStepOf, LAST_STEP, STEPS } from "./steps";
import { useDraft } from "./use-draft";
import { useScoutingSending } from "./use-scouting-sending";
import { useSteps } from "./use-steps";

const rulesOf = (today: () => Day) =>
  createLazyResolver(async () =>
    yupResolver((await import(/* webpackChunkName: "form-rules" */ "../../forms/scouting-schema")).scoutingSchema(today())),
  );

export const useScoutingForm = (today: () => Day) => {
  const { step, isShown, visited, heading, show, goTo } = useSteps();
  const rules = useMemo(() => rulesOf(today), [today]);
  const form = useForm({ resolver: rules.resolver, shouldFocusError: false });
  const photos = usePhotos();
  const draft = useDraft(form);
  const birthdate = useWatch({ control: form.control, name: "birthdate" });
  const applicant = birthdate ? applicantOf(birthdate, today()) : UNKNOWN_APPLICANT;

  // Validates an invalid field again on each change: react-hook-form does so only after the first submit.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = STEPS.flatMap(({ fields }) => fields).find((candidate) => candidate === name);
          if (field && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );

  /** Shows and focuses the first invalid field or photo. */
  const showProblems = (wrong: readonly string[], photo: PhotoField | null) => {
    const target = firstStepOf(wrong);
    show(target);
    const field = STEPS[target]?.fields.find((candidate) => wrong.includes(candidate));
    if (field) form.setFocus(field);
    else if (photo) document.getElementById(photoInputId(photo))?.focus();
  };

  const sending = useScoutingSending({ form, rules, photos, showProblems, onSent: () => show(0) });

  const goOn = async () => {
    const fields = STEPS[step]?.fields ?? [];
    const isRight = await form.trigger(fields);
    if (!isShown(step)) return; // the visitor has changed the step meanwhile
    if (isRight) return goTo(step + 1);
    const wrong = fields.find((field) => form.getFieldState(field).invalid);
    if (wrong) form.setFocus(wrong);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === LAST_STEP) return sending.submit(event);
    event.preventDefault();
    void goOn();
  };

  const erase = () => {
    form.reset();
    photos.removeAll();
    draft.erase();
    goTo(0);
  };

  const goBack = () => goTo(step - 1);
  return { form, photos, applicant, step, visited, heading, sending: { ...sending, submit }, goBack, draft: { ...draft, erase } };
};

export type ScoutingForm = ReturnType<typeof useScoutingForm>;
