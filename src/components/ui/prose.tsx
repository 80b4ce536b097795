import * as styles from "./prose.module.css";

interface ProseProps {
  /** Sanitised HTML, or plain text with blank lines between paragraphs. */
  text: string;
  /** Set when it differs from the page's language. */
  lang?: string;
}

/** The adapter does not change text that has no tag. */
const isPlain = (text: string): boolean => !/<[a-z/!?]/i.test(text);

export const Prose = ({ text, lang }: ProseProps) => {
  if (!isPlain(text)) return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
  return (
    <div className={styles.prose} lang={lang}>
      {text.split(/\n\s*\n/).map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  );
};
