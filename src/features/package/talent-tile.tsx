import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, type MouseEvent } from "react";
import { packagePath } from "../../config/package-addresses";
import type { PackageTalent } from "../../domain/package";
import { useLocale } from "../../i18n/use-locale";
import { CompareCheckbox } from "../../components/talent/compare-checkbox";
import { cardLine } from "../../components/talent/measurement-rows";
import type { Comparison } from "../../components/talent/use-comparison";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { packageAddress, talentLinkId } from "./package-address";
import { usePackage, useShownPicks } from "./package-context";
import { PackageCover } from "./package-photo";
import { PickControl } from "./pick-control";
import * as styles from "./talent-tile.module.css";

interface TalentLinkProps {
  talentId: string;
  className?: string;
  "aria-label"?: string;
  children: React.ReactNode;
}

/** Works without scripts. */
export const TalentLink = ({ talentId, children, ...rest }: TalentLinkProps) => {
  const { token, router } = usePackage();
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.open(talentId);
  };
  return (
    <a
      id={talentLinkId(talentId)}
      href={packageAddress(packagePath(token), { talent: talentId, picture: null })}
      {...rest}
      onClick={handleClick}
    >
      {children}
    </a>
  );
};

interface TalentTileProps {
  talent: PackageTalent;
  comparison: Comparison;
  isPriority: boolean;
}

/** Two columns, three from 700 px, four from 1200 px. */
const SIZES = "(min-width: 1200px) 25vw, (min-width: 700px) 33vw, 50vw";

/** Memoised: no answer changes this part of a tile. */
const TileFace = memo(({ talent, isPriority }: Pick<TalentTileProps, "talent" | "isPriority">) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <div className={styles.cover}>
        <PackageCover talent={talent} sizes={SIZES} isPriority={isPriority} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <TalentLink talentId={talent.talentId} className={styles.link}>
            {talent.name}
          </TalentLink>
        </h2>
        <p className={styles.line}>{cardLine(talent, { locale, t })}</p>
      </div>
    </>
  );
});
TileFace.displayName = "TileFace";

export const TalentTile = ({ talent, comparison, isPriority }: TalentTileProps) => {
  const picks = useShownPicks();
  const { talentId } = talent;
  const own = picks?.view.picks.picks.find((pick) => pick.talent === talentId && pick.person === picks.view.person.id);
  return (
    <li className={styles.tile} data-choice={own?.choice ?? undefined}>
      <TileFace talent={talent} isPriority={isPriority} />
      <div className={styles.controls}>
        <PickControl talent={talent}>
          <CompareCheckbox talent={talent} comparison={comparison} />
        </PickControl>
      </div>
    </li>
  );
};
