import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { localizedPath } from "../../config/routes";
import { SELECTION_FIELD } from "../../forms/entry-fields";
import { TEXT_AREA_LENGTH } from "../../forms/messages";
import { formatSelectedTalents } from "../../forms/selected-talents";
import { useLocale } from "../../i18n/use-locale";
import type { Favorites } from "../../selection/favorites";
import { sharedSelectionPath } from "../../selection/shared-selection";
import { createLazyResolver } from "../../components/form/lazy-resolver";
import { toFormData } from "../../components/form/to-form-data";
import { useEntrySending } from "../../components/form/use-entry-sending";
import { selectionMessage } from "./selection-message";
import { talentPath } from "./talent-path";
import { foundTalents, publishedIds, type LiveTalent } from "./use-live-talents";

const rules = createLazyResolver(async () =>
  yupResolver((await import(/* webpackChunkName: "form-rules" */ "../../forms/selection-schema")).selectionSchema),
);

type Sent = Pick<Parameters<typeof selectionMessage>[0], "talents" | "notes">;

/** For a content store that shows the selected talents. */
const selectedTalents = ({ talents, notes }: Sent): string =>
  formatSelectedTalents(talents.map(({ talentId }) => ({ talentId, note: notes?.get(talentId) ?? null })));

export const useSendSelection = (live: readonly LiveTalent[], favorites: Favorites) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [hasNotes, setHasNotes] = useState(false);
  const form = useForm({ resolver: rules.resolver });

  const wholeAddress = (path: string): string => new URL(localizedPath(path, locale), window.location.origin).href;
  const talents = foundTalents(live);
  const paths = new Map(talents.map((talent) => [talent.talentId, talentPath(talent)]));

  const sending = useEntrySending({
    entry: "contact",
    form,
    rules,
    toForm: (values) => {
      const content = {
        text: values.message,
        talents,
        notes: hasNotes ? new Map(favorites.map(({ talentId, note }) => [talentId, note.trim()])) : null,
        addressOf: ({ talentId }: { talentId: string }) => wholeAddress(paths.get(talentId) ?? ""),
        // Includes talents that failed to load here: the agency can open them.
        shared: wholeAddress(sharedSelectionPath(publishedIds(live))),
      };
      const message = selectionMessage(content, t);
      if (message !== null) return toFormData({ ...values, message, [SELECTION_FIELD]: selectedTalents(content) }, locale);
      form.setError("message", { type: "length", message: t("selection.sendTooLong", { limit: TEXT_AREA_LENGTH }) }, { shouldFocus: true });
      return null;
    },
  });
  return { form, sending, hasNotes, setHasNotes };
};
