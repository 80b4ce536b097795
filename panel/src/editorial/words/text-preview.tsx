"use client";

import { useField, useLocale, useTranslation } from "@payloadcms/ui";

import { Button } from "../../admin/kit/button";
import { bilingual, inLanguage } from "../../shared/bilingual";
import type { StoredWords } from "./stored-words";
import { useWordPreview } from "./word-preview";
import { wordsMessages } from "./words";
import styles from "./text-preview.module.css";

/** The pages that show the texts of this screen. */
const PAGES = [
  { route: "/sobre-nos", label: bilingual("Sobre nós", "About us") },
  { route: "/workshop", label: bilingual("Workshop", "Workshop") },
  { route: "/seja-modelo", label: bilingual("Seja modelo", "Get scouted") },
  { route: "/contato", label: bilingual("Contato", "Contact") },
  { route: "/privacidade", label: bilingual("Privacidade", "Privacy") },
] as const;

/** Buttons that open a page of the site with the texts of the newest draft. */
export const TextPreview = () => {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { value: words } = useField<StoredWords | null>({ path: "words" });
  const { isBusy, open } = useWordPreview();
  const messages = wordsMessages(i18n.language);
  const locale = code === "en" ? "en" : "pt";
  return (
    <section className={`field-type ${styles.preview}`} aria-labelledby="text-preview">
      <h2 id="text-preview" className={styles.title}>
        {messages.draftPreview}
      </h2>
      <p className={styles.hint}>{messages.draftPreviewHint}</p>
      <p className={styles.pages}>
        {PAGES.map(({ route, label }) => (
          <Button key={route} disabled={isBusy} onClick={() => void open({ route, words: words ?? {}, locale })}>
            {inLanguage(label, i18n.language)}
          </Button>
        ))}
      </p>
    </section>
  );
};
