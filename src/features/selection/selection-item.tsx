import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { listedPictureText, type Talent } from "../../domain/talent";
import { useLocale } from "../../i18n/use-locale";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { Link } from "../../components/ui/link";
import { SELECTION_COVER_SIZES } from "./cover-sizes";
import { cardLine } from "../../components/talent/measurement-rows";
import { PrintedFacts } from "./printed-facts";
import { talentPath } from "./talent-path";
import type { LiveTalent } from "./use-live-talents";
import * as styles from "./selection-item.module.css";

interface SelectionItemProps {
  live: LiveTalent;
  /** Counted from 1. */
  position: number;
  /** Shown in print only; on screen it is a text field. */
  note?: string;
  children: ReactNode;
}

export const SelectionItem = ({ live, position, note, children }: SelectionItemProps) => (
  <li className={styles.item} data-kind={live.kind} data-section={live.kind === "found" ? live.talent.categories[0] : undefined}>
    {live.kind === "found" ? <Portrait talent={live.talent} position={position} /> : <UnavailableTalent live={live} position={position} />}
    {live.kind === "found" && <PrintedFacts talent={live.talent} />}
    {note && <p className={styles.printedNote}>{note}</p>}
    <div className={styles.controls}>{children}</div>
  </li>
);

const Portrait = ({ talent, position }: { talent: Talent; position: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <div className={styles.cover}>
        <CoverPhoto talent={talent} text={listedPictureText(talent)} sizes={SELECTION_COVER_SIZES} isPriority={position <= 4} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={talentPath(talent)} className={styles.link}>
            {talent.name}
          </Link>
        </h2>
        <p className={styles.facts}>{cardLine(talent, { locale, t })}</p>
      </div>
    </>
  );
};

const UnavailableTalent = ({ live: { kind }, position }: { live: LiveTalent; position: number }) => {
  const { t } = useTranslation();
  const textKey = { loading: "state.loading", missing: "selection.withdrawn", failed: "selection.unreachable", found: "" }[kind];
  return (
    <>
      <div className={styles.cover} />
      <div className={styles.text}>
        <h2 className={styles.name}>{t("selection.unnamedTalent", { position })}</h2>
        <p className={styles.facts}>{t(textKey)}</p>
      </div>
    </>
  );
};
