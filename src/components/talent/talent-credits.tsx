import { useTranslation } from "gatsby-plugin-react-i18next";
import { groupCredits } from "../../domain/credit";
import type { Talent } from "../../domain/talent";
import * as styles from "./talent-credits.module.css";

interface TalentCreditsProps {
  talent: Pick<Talent, "credits">;
}

export const TalentCredits = ({ talent: { credits } }: TalentCreditsProps) => {
  const { t } = useTranslation();
  if (credits.length === 0) return null;
  return (
    <section className={styles.credits} aria-labelledby="credits">
      <h2 id="credits" className={styles.title}>
        {t("talent.credits")}
      </h2>
      {groupCredits(credits).map(({ kind, credits: ofKind }) => (
        <div key={kind} className={styles.group}>
          <h3 className={styles.kind}>{t(`talent.credit.${kind}`)}</h3>
          <ul>
            {ofKind.map(({ creditId, year, title, role, production }) => (
              <li key={creditId} className={styles.credit}>
                <span className={styles.year}>{year}</span>
                <span>
                  <cite className={styles.name}>{title}</cite>
                  {role && <span className={styles.role}>{role}</span>}
                </span>
                {production && <span className={styles.production}>{production}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
