import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PickView } from "./pick-state";
import { usePackage, useShownPicks } from "./package-context";
import * as styles from "./saved-bar.module.css";

interface SavedBarProps {
  onAskName: () => void;
}

/** The last part of the key `package.saved.{state}`. */
const toState = ({ state, unsent, person, isKept }: PickView): string => {
  if (state === "closed" || state === "refused") return state;
  if (unsent > 0 && person.name === "") return "nameless";
  if (state === "waiting") return isKept ? "waiting" : "unkept";
  return state;
};

/** Always visible, because there is no button for saving before people leave. */
export const SavedBar = ({ onAskName }: SavedBarProps) => {
  const { t } = useTranslation();
  const { view } = usePackage();
  const picks = useShownPicks();
  if (picks === null) return null;
  const { person, unsent } = picks.view;
  const state = toState(picks.view);
  const isOwn = (pick: { person: string; talent: string; choice: unknown }): boolean =>
    pick.person === person.id && pick.choice !== null && view.talents.some(({ talentId }) => talentId === pick.talent);
  const answered = picks.view.picks.picks.filter(isOwn).length;
  return (
    <div className={styles.bar} data-state={state}>
      <p className={styles.progress}>{t("package.answered", { count: answered, total: view.talents.length })}</p>
      <p role="status" className={styles.state}>
        {t(`package.saved.${state}`, { count: unsent })}
      </p>
      {(state === "waiting" || state === "unkept") && (
        <button type="button" className={styles.button} onClick={() => void picks.sync.flush()}>
          {t("state.retry")}
        </button>
      )}
      {state === "closed" && (
        <a href="?" className={styles.button}>
          {t("package.reload")}
        </a>
      )}
      {state !== "closed" && (
        <button type="button" className={styles.button} onClick={onAskName}>
          {person.name === "" ? t("package.name.ask") : t("package.name.change", { name: person.name })}
        </button>
      )}
    </div>
  );
};
