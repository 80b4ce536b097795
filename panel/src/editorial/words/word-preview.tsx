"use client";

import { useTranslation } from "@payloadcms/ui";

import { wordsMessages } from "./words";
import type { StoredWords } from "./stored-words";
import { useDeskRequest } from "../../admin/kit/use-desk-request";
import { Button } from "../../admin/kit/button";
import { useSiteLocales } from "./use-site-locales";
import styles from "./words-editor.module.css";

type Props = { route: string; words: StoredWords };

type PreviewRequest = Props & { locale: "pt" | "en" };

/** Opens a page of the site with the current words of this screen, saved or not, and the texts of the newest draft. */
export const useWordPreview = () => {
  const { isBusy, send } = useDeskRequest();
  const open = async ({ route, words, locale }: PreviewRequest): Promise<void> => {
    // The tab opens before the request: otherwise the browser blocks it as a pop-up.
    const tab = window.open("about:blank", "_blank");
    const answer = await send("POST", "/desk/word-previews", { words, route, locale });
    if (tab === null) return;
    if (answer?.address === undefined) return tab.close();
    tab.opener = null;
    tab.location.href = answer.address;
  };
  return { isBusy, open };
};

export const WordPreview = ({ route, words }: Props) => {
  const { i18n } = useTranslation();
  const messages = wordsMessages(i18n.language);
  const locales = useSiteLocales();
  const { isBusy, open } = useWordPreview();
  return (
    <p className={styles.preview}>
      {locales.map((locale) => (
        <Button key={locale} kind="quiet" disabled={isBusy} onClick={() => void open({ route, words, locale })}>
          {locale === "pt" ? messages.previewPt : messages.previewEn}
        </Button>
      ))}
    </p>
  );
};
