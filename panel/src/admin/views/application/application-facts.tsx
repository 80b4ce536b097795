import type { ApplicationCard } from "../../../desk/application-card";
import { formatDay, formatEyes, formatGirth, formatHair, formatHeight, formatSize, formatTime } from "../../../desk/format-answers";
import type { ApplicationMessages } from "../../../messages/applications";
import type { Entry } from "../../../payload-types";
import styles from "./application-facts.module.css";

type Props = { entry: Entry; card: ApplicationCard; language: string; messages: ApplicationMessages };

/** The applicant's answers as the site shows such values; what was not answered is left out. */
export const ApplicationFacts = ({ entry, card, language, messages }: Props) => {
  const { fields, genders, categories } = messages;
  const facts: [label: string, value: string | null | undefined][] = [
    [fields.birthdate, formatDay(entry.birthdate)],
    [fields.gender, entry.gender ? genders[entry.gender] : null],
    [fields.city, entry.city],
    [fields.category, card.category === null ? null : categories[card.category]],
    [fields.height, formatHeight(entry.height, language)],
    [fields.bust, formatGirth(entry.bust)],
    [fields.waist, formatGirth(entry.waist)],
    [fields.hips, formatGirth(entry.hips)],
    [fields.jeans, formatSize(entry.jeans, language)],
    [fields.shoes, formatSize(entry.shoes, language)],
    [fields.hair, formatHair(entry.hair, language)],
    [fields.eyes, formatEyes(entry.eyes, language)],
    [fields.received, formatTime(entry.createdAt)],
    [fields.reference, entry.reference],
  ];
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {messages.facts}
      </h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
