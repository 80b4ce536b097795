import { useTranslation } from "gatsby-plugin-react-i18next";
import type { UseFormReturn } from "react-hook-form";
import type { createLazyResolver } from "../../components/form/lazy-resolver";
import { toFormData } from "../../components/form/to-form-data";
import { useEntrySending } from "../../components/form/use-entry-sending";
import { CONSENT_HASH_KEY } from "../../config/consent-wording";
import { CONSENT_WORDING_FIELD, PHOTO_FIELDS, type PhotoField } from "../../forms/entry-fields";
import type { ScoutingValues } from "../../forms/scouting-schema";
import { useLocale } from "../../i18n/use-locale";
import { eraseDraft } from "./draft";
import type { usePhotos } from "./photos/use-photos";

interface ScoutingSendingOptions {
  form: UseFormReturn<ScoutingValues, unknown, ScoutingValues>;
  rules: ReturnType<typeof createLazyResolver<ScoutingValues>>;
  photos: ReturnType<typeof usePhotos>;
  showProblems: (wrong: readonly string[], photo: PhotoField | null) => void;
  onSent: () => void;
}

/** Deletes the draft and the photos once they are accepted. */
export const useScoutingSending = ({ form, rules, photos, showProblems, onSent }: ScoutingSendingOptions) => {
  const locale = useLocale();
  const { t } = useTranslation();
  return useEntrySending({
    entry: "getScouted",
    form,
    rules,
    toForm: (values) => {
      const missing = photos.firstMissing();
      if (missing !== null) {
        showProblems([], missing);
        return null;
      }
      const data = toFormData(values, locale);
      if (values.consent) data.set(CONSENT_WORDING_FIELD, t(CONSENT_HASH_KEY));
      photos.ready().forEach((photo, index) => data.set(`image${index + 1}`, photo));
      return data;
    },
    onInvalid: () => showProblems(Object.keys(form.formState.errors), photos.firstMissing()),
    onRefused: (errors) => {
      for (const field of PHOTO_FIELDS) if (errors[field]?.[0]) photos.refuse(field, errors[field][0]);
      const wrong = Object.keys(errors);
      if (wrong.length > 0) showProblems(wrong, PHOTO_FIELDS.find((field) => wrong.includes(field)) ?? null);
    },
    onSent: () => {
      photos.removeAll();
      eraseDraft();
      onSent();
    },
  });
};
