import { useTranslation } from "gatsby-plugin-react-i18next";
import { PACKAGE_LIMITS } from "../../domain/package";
import { useShownPicks } from "./package-context";
import * as styles from "./finish-section.module.css";

/** Also shows the messages of the client's other people. Hidden without scripts. */
export const FinishSection = () => {
  const { t } = useTranslation();
  const picks = useShownPicks();
  const { id } = picks?.view.person ?? { id: "" };
  const people = picks?.view.picks.people ?? [];
  const own = people.find((person) => person.id === id);
  const others = people.filter((person) => person.id !== id && person.name !== "" && (person.message !== "" || person.doneAt !== null));
  const isDone = Boolean(own?.doneAt);
  const isOff = picks === null || picks.view.state === "closed";
  return (
    <section className={styles.section} aria-labelledby="finish">
      <h2 id="finish" className={styles.heading}>
        {t("package.finish.title")}
      </h2>
      <div className={styles.form}>
        <label htmlFor="overall">{t("package.finish.message")}</label>
        <textarea
          id="overall"
          className={styles.field}
          rows={3}
          maxLength={PACKAGE_LIMITS.message}
          value={own?.message ?? ""}
          disabled={isOff}
          onChange={({ target }) => picks?.sync.say(target.value)}
        />
        <p role="status" className={styles.state}>
          {isDone && t("package.finish.done")}
        </p>
        <button type="button" className={styles.button} aria-pressed={isDone} disabled={isOff} onClick={() => picks?.sync.finish(!isDone)}>
          {t(isDone ? "package.finish.reopen" : "package.finish.button")}
        </button>
        {!isDone && <p className={styles.hint}>{t("package.finish.hint")}</p>}
      </div>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t("package.others")}>
          {others.map(({ id: key, name, message, doneAt }) => (
            <li key={key}>
              <strong>{name}</strong>
              {doneAt !== null && <span>{` · ${t("package.finish.otherDone")}`}</span>}
              {message !== "" && <q className={styles.quote}>{message}</q>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
