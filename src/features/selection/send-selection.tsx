import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Favorites } from "../../selection/favorites";
import { EntryForm } from "../../components/form/entry-form";
import { errorMessages } from "../../components/form/error-messages";
import { TextAreaField, TextField } from "../../components/form/fields";
import { FormSection } from "../../components/form/form-section";
import { applyMask } from "../../components/form/apply-mask";
import { PHONE_MASK } from "../../components/form/phone-input-mask";
import { foundTalents, type LiveTalent } from "./use-live-talents";
import { useSendSelection } from "./use-send-selection";
import * as styles from "./send-selection.module.css";

interface SendSelectionProps {
  talents: readonly LiveTalent[];
  favorites: Favorites;
}

export const SendSelection = ({ talents, favorites }: SendSelectionProps) => {
  const { t } = useTranslation();
  const found = foundTalents(talents);
  const { form, sending, hasNotes, setHasNotes } = useSendSelection(talents, favorites);
  const { register, formState } = form;
  const { errors } = formState;
  const title = t("selection.send");
  return (
    <div className={styles.send}>
      <FormSection id="send-selection" title={title} lead={t("selection.sendText")}>
        {found.length === 0 ? (
          <p className={styles.waiting}>{t("selection.sendWaiting")}</p>
        ) : (
          <EntryForm entry="contact" label={title} sending={sending} problems={errorMessages(errors)}>
            <p className={styles.names}>{found.map(({ name }) => name).join(", ")}</p>
            <TextField label={t("forms.field.name")} autoComplete="name" error={errors.name?.message} {...register("name")} />
            <TextField
              label={t("forms.field.email")}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register("email")}
            />
            <TextField
              label={t("forms.field.phone")}
              type="tel"
              autoComplete="tel"
              error={errors.phone?.message}
              {...applyMask(register("phone"), PHONE_MASK)}
            />
            <TextAreaField label={t("forms.field.message")} isRequired={false} error={errors.message?.message} {...register("message")} />
            {favorites.some(({ note }) => note.trim() !== "") && (
              <label className={styles.notes}>
                <input type="checkbox" checked={hasNotes} onChange={({ target }) => setHasNotes(target.checked)} />
                {t("selection.sendNotes")}
              </label>
            )}
          </EntryForm>
        )}
      </FormSection>
    </div>
  );
};
