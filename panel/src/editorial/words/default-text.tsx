import type { RichTextFieldServerProps } from "payload";

import { wordsMessages } from "./words";
import { TEXT_DEFAULTS } from "./offered-words";
import styles from "./default-text.module.css";

/** Below a text of the site: the site's own text, which visitors read while it is empty. */
export const DefaultText = ({ path, i18n, req }: RichTextFieldServerProps) => {
  const texts = TEXT_DEFAULTS[path];
  if (texts === undefined) return null;
  const locale = req.locale === "en" ? "en" : "pt";
  return (
    <details className={styles.default}>
      <summary className={styles.summary}>{wordsMessages(i18n.language).whileEmpty}</summary>
      <div lang={locale}>
        {texts[locale].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
};
