import { useTranslation } from "gatsby-plugin-react-i18next";
import { useShownPicks } from "./package-context";
import * as styles from "./pick-control.module.css";

export const OtherPicks = ({ talentId }: { talentId: string }) => {
  const { t } = useTranslation();
  const picks = useShownPicks();
  if (picks === null) return null;
  const { people, picks: all } = picks.view.picks;
  const others = all.flatMap(({ person, talent, choice, comment }) => {
    const name = people.find(({ id }) => id === person)?.name;
    const isShown = talent === talentId && person !== picks.view.person.id && (choice !== null || comment !== "");
    return isShown && name ? [{ person, name, choice, comment }] : [];
  });
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t("package.others")}>
      {others.map(({ person, name, choice, comment }) => (
        <li key={person}>
          <strong>{name}</strong>
          {choice !== null && <span>{`: ${t(`package.choice.${choice}`).toLocaleLowerCase()}`}</span>}
          {comment !== "" && <q className={styles.quote}>{comment}</q>}
        </li>
      ))}
    </ul>
  );
};
