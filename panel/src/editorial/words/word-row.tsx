"use client";

import { useTranslation } from "@payloadcms/ui";

import { describeKind, describeWordProblem, placeholderList, wordsMessages } from "./words";
import type { OfferedWord } from "./offered-words";
import type { StoredWords } from "./stored-words";
import { wordProblem } from "../../../../src/config/word-problem";
import { Button } from "../../admin/kit/button";
import { Chip } from "../../admin/kit/chip";
import { TextAreaField } from "../../admin/kit/field-row";
import { useSiteLocales } from "./use-site-locales";
import styles from "./words-editor.module.css";

type Props = {
  word: OfferedWord;
  own: StoredWords[string];
  isReadOnly: boolean;
  onChange: (name: string, locale: "pt" | "en", text: string) => void;
};

/** One field per language, with the site's own text above it. */
export const WordRow = ({ word, own, isReadOnly, onChange }: Props) => {
  const { i18n } = useTranslation();
  const locales = useSiteLocales();
  const messages = wordsMessages(i18n.language);
  const kind = describeKind(word.kind, i18n.language);
  return (
    <div className={styles.word} role="group" aria-label={`${kind}: ${i18n.language === "en" ? word.en : word.pt}`}>
      <p className={styles.wordTitle}>
        {kind}
        {Object.keys(own).length > 0 && <Chip tone="good">{messages.isChanged}</Chip>}
      </p>
      {word.placeholders.length > 0 && (
        <p className={styles.hint}>{messages.needs.replace("{placeholders}", () => placeholderList(word.placeholders))}</p>
      )}
      {word.kind === "consent" && <p className={styles.hint}>{messages.consent}</p>}
      <div className={styles.languages}>
        {locales.map((locale) => (
          <WordField key={locale} {...{ word, locale, isReadOnly, onChange }} text={own[locale] ?? ""} />
        ))}
      </div>
    </div>
  );
};

type FieldProps = Omit<Props, "own"> & { locale: "pt" | "en"; text: string };

const WordField = ({ word, locale, text, isReadOnly, onChange }: FieldProps) => {
  const { i18n } = useTranslation();
  const messages = wordsMessages(i18n.language);
  const problem = wordProblem(text.trim(), word);
  const length = messages.length.replace("{length}", String(text.length)).replace("{limit}", String(word.maxLength));
  return (
    <div className={styles.language}>
      <p className={styles.default}>
        {messages.own}: <span lang={locale}>{word[locale]}</span>
      </p>
      <TextAreaField
        label={locale === "pt" ? messages.portuguese : messages.english}
        lang={locale}
        rows={Math.max(word.pt.length, word.en.length) > 90 ? 4 : 2}
        value={text}
        disabled={isReadOnly}
        hint={text === "" ? undefined : length}
        error={problem === null ? undefined : describeWordProblem(problem, word, i18n.language)}
        onChange={({ target }) => onChange(word.name, locale, target.value)}
      />
      {text !== "" && !isReadOnly && (
        <Button
          kind="quiet"
          aria-label={messages.backOf.replace("{text}", () => word[locale])}
          onClick={() => onChange(word.name, locale, "")}
        >
          {messages.back}
        </Button>
      )}
    </div>
  );
};
