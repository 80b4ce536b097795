import * as styles from "./prose.module.css";

interface ProseProps {
  /** HTML that the adapter sanitised, or plain text, whose blank lines part paragraphs. */
  text: string;
  /** Where it is not the page's own. */
  lang?: string;
}

/** The adapter leaves a text without a single tag as it was written. */
const isPlain = (text: string): boolean => !/<[a-z/!?]/i.test(text);

/** An editor's words to read. */
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
