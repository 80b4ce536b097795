"use client";

import { FieldError, useField, useTranslation } from "@payloadcms/ui";
import { useId, useMemo, useState } from "react";

import { foldText } from "../../../../src/domain/fold-text";
import { wordsMessages, type WordsMessages } from "./words";
import type { OfferedGroup, OfferedWord } from "./offered-words";
import type { StoredWords } from "./stored-words";
import { TextField } from "../../admin/kit/field-row";
import { WordPreview } from "./word-preview";
import { WordRow } from "./word-row";
import styles from "./words-editor.module.css";

type Props = { groups: readonly OfferedGroup[]; path: string; isReadOnly: boolean };

const isFound = (word: OfferedWord, own: StoredWords[string] | undefined, query: string): boolean =>
  [word.pt, word.en, own?.pt ?? "", own?.en ?? ""].some((text) => foldText(text).includes(query));

const countOf = (count: number, one: string, many: string): string => (count === 1 ? one : many.replace("{count}", String(count)));

const describeChanged = (count: number, { changed, changedOne, unchanged }: WordsMessages): string =>
  count === 0 ? unchanged : countOf(count, changedOne, changed);

/** Drops groups without a match. */
const filterGroups = (groups: readonly OfferedGroup[], isShown: (word: OfferedWord) => boolean): OfferedGroup[] =>
  groups.flatMap((group) => {
    const words = group.words.filter(isShown);
    return words.length === 0 ? [] : [{ ...group, words }];
  });

/** Every offered word, grouped by screen, with the site's own text. */
export const WordsEditor = ({ groups, path, isReadOnly }: Props) => {
  const { i18n } = useTranslation();
  const messages = wordsMessages(i18n.language);
  const { value, setValue, showError, errorMessage } = useField<StoredWords | null>({ path });
  const stored = value ?? {};
  const [search, setSearch] = useState("");
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const headingId = useId();
  const query = foldText(search);
  const isFiltered = query !== "" || isChangedOnly;
  // A word stays visible while it is edited: the filter uses the words as they were when it was set.
  const shown = useMemo(
    () => filterGroups(groups, (word) => isFound(word, stored[word.name], query) && (!isChangedOnly || word.name in stored)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [groups, query, isChangedOnly],
  );
  const count = shown.reduce((total, { words }) => total + words.length, 0);
  const change = (name: string, locale: "pt" | "en", text: string): void => setValue(withText(stored, { name, locale, text }));
  return (
    <section className={`field-type ${styles.editor}`} id={`field-${path}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {messages.title}
      </h2>
      <p className={styles.intro}>{messages.intro}</p>
      <p className={styles.count} role="status">
        {describeChanged(Object.keys(stored).length, messages)}
      </p>
      <div className={styles.error}>
        <FieldError path={path} showError={showError} message={errorMessage} />
      </div>
      <div className={styles.search}>
        <TextField type="search" label={messages.search} value={search} onChange={({ target }) => setSearch(target.value)} />
        <label className={styles.filter}>
          <input type="checkbox" checked={isChangedOnly} onChange={({ target }) => setIsChangedOnly(target.checked)} />
          {messages.onlyChanged}
        </label>
        <span className={styles.found} role="status">
          {isFiltered && (count === 0 ? messages.none : countOf(count, messages.foundOne, messages.found))}
        </span>
      </div>
      {shown.map((group) => (
        <WordGroup key={group.id} group={group} stored={stored} isOpen={isFiltered} isReadOnly={isReadOnly} onChange={change} />
      ))}
    </section>
  );
};

const withText = (stored: StoredWords, { name, locale, text }: { name: string; locale: "pt" | "en"; text: string }): StoredWords => {
  const { [name]: before, ...others } = stored;
  const { [locale]: _replaced, ...rest } = before ?? {};
  const own = text === "" ? rest : { ...rest, [locale]: text };
  return Object.keys(own).length === 0 ? others : { ...others, [name]: own };
};

type GroupProps = {
  group: OfferedGroup;
  stored: StoredWords;
  /** True while the words are filtered. */
  isOpen: boolean;
  isReadOnly: boolean;
  onChange: (name: string, locale: "pt" | "en", text: string) => void;
};

const WordGroup = ({ group, stored, isOpen, isReadOnly, onChange }: GroupProps) => {
  const { i18n } = useTranslation();
  const messages = wordsMessages(i18n.language);
  const [isOpened, setIsOpened] = useState(false);
  const changed = group.words.filter(({ name }) => name in stored).length;
  const isShown = isOpen || isOpened;
  return (
    <details className={styles.group} open={isShown} onToggle={({ currentTarget }) => !isOpen && setIsOpened(currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.groupTitle}>{i18n.language === "en" ? group.label.en : group.label.pt}</h3>
        <span className={styles.groupCount}>
          {group.words.length}
          {changed > 0 && ` · ${describeChanged(changed, messages)}`}
        </span>
      </summary>
      {isShown && group.route !== null && !isReadOnly && <WordPreview route={group.route} words={stored} />}
      {isShown &&
        group.words.map((word) => (
          <WordRow key={word.name} word={word} own={stored[word.name] ?? {}} isReadOnly={isReadOnly} onChange={onChange} />
        ))}
    </details>
  );
};
