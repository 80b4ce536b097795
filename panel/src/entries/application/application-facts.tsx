import { formatDay, formatTime } from "../../shared/format-time";
import type { ApplicationCard } from "../application-card";
import { formatMeasure, MEASURES } from "../format-answers";
import type { ApplicationMessages } from "../words/applications";
import { formLanguage, formLanguageTerm } from "../../shared/form-language";
import type { Entry } from "../../payload-types";
import { Card } from "../../admin/kit/card";
import { DefinitionList } from "../../admin/kit/definition-list";

type Props = { entry: Entry; card: ApplicationCard; language: string; messages: ApplicationMessages };

/** A gateway without the extension `locale` sends only the language of the consent's wording. */
const localeOf = ({ locale, consentLocale }: Entry): "pt" | "en" | null => {
  if (locale) return locale;
  return consentLocale === "pt" || consentLocale === "en" ? consentLocale : null;
};

/** Shows the answers as the site does; omits those that were not given. */
export const ApplicationFacts = ({ entry, card, language, messages }: Props) => {
  const { fields, genders, categories } = messages;
  return (
    <Card title={messages.facts}>
      <DefinitionList
        items={[
          ...MEASURES.map((measure) => ({ term: fields[measure], detail: formatMeasure(measure, entry[measure], language) })),
          { term: fields.birthdate, detail: formatDay(entry.birthdate) },
          { term: fields.gender, detail: entry.gender ? genders[entry.gender] : null },
          { term: fields.city, detail: entry.city },
          { term: fields.category, detail: card.category === null ? null : categories[card.category] },
          { term: formLanguageTerm(language), detail: formLanguage(localeOf(entry), language) },
          { term: fields.received, detail: formatTime(entry.createdAt) },
          { term: fields.reference, detail: entry.reference },
        ]}
      />
    </Card>
  );
};
