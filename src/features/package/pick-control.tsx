import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PACKAGE_CHOICES, PACKAGE_LIMITS, type PackageTalent } from "../../domain/package";
import { useShownPicks } from "./package-context";
import { OtherPicks } from "./other-picks";
import * as styles from "./pick-control.module.css";

interface PickControlProps {
  talent: Pick<PackageTalent, "talentId" | "name">;
  /** Shows the comment's field without a press. */
  hasOpenComment?: boolean;
  /** Rendered beside the comment's button. */
  children?: ReactNode;
}

/** Pressing the chosen answer again removes it. Hidden without scripts. */
export const PickControl = ({ talent: { talentId, name }, hasOpenComment = false, children }: PickControlProps) => {
  const { t } = useTranslation();
  const picks = useShownPicks();
  const [isAsked, setIsAsked] = useState(hasOpenComment);
  const own = picks?.view.picks.picks.find(({ talent, person }) => talent === talentId && person === picks.view.person.id);
  const choice = own?.choice ?? null;
  const comment = own?.comment ?? "";
  const isOpen = isAsked || comment !== "";
  const isOff = picks === null || picks.view.state === "closed";
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked && !hasOpenComment) field.current?.focus(); // the pressed button is gone
  }, [isAsked, hasOpenComment]);
  const fieldId = `comment-${talentId}`;
  return (
    <div className={styles.control}>
      <div role="group" className={styles.choices} aria-label={t("package.answerOn", { name })}>
        {PACKAGE_CHOICES.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.choice}
            data-choice={option}
            aria-pressed={choice === option}
            disabled={isOff}
            onClick={() => picks?.sync.choose(talentId, choice === option ? null : option)}
          >
            {t(`package.choice.${option}`)}
          </button>
        ))}
      </div>
      <div className={styles.line}>
        {!isOpen && (
          <button type="button" className={styles.opener} disabled={isOff} onClick={() => setIsAsked(true)}>
            {t("package.addComment")} <span className="visually-hidden">{t("package.commentOn", { name })}</span>
          </button>
        )}
        {children}
      </div>
      {isOpen && (
        <div className={styles.comment}>
          <label htmlFor={fieldId}>
            {t("package.comment")} <span className="visually-hidden">{t("package.commentOn", { name })}</span>
          </label>
          <textarea
            ref={field}
            id={fieldId}
            rows={1}
            maxLength={PACKAGE_LIMITS.comment}
            value={comment}
            disabled={isOff}
            onFocus={() => setIsAsked(true)}
            onChange={({ target }) => picks?.sync.comment(talentId, target.value)}
          />
        </div>
      )}
      <OtherPicks talentId={talentId} />
    </div>
  );
};
