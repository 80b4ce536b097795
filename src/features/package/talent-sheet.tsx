import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, type MouseEvent } from "react";
import { packagePath } from "../../config/package-addresses";
import type { PackageTalent } from "../../domain/package";
import { TalentCredits } from "../../components/talent/talent-credits";
import { TalentFacts } from "../../components/talent/talent-facts";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { usePackage } from "./package-context";
import { PackageCover } from "./package-photo";
import { PackagePictures, PackageVideos } from "./package-pictures";
import { PickControl } from "./pick-control";
import { TalentLink } from "./talent-tile";
import * as styles from "./talent-sheet.module.css";

interface TalentSheetProps {
  talent: PackageTalent;
  talents: readonly PackageTalent[];
  /** True when the address has opened the profile, not a link of this page: the focus then does not move. */
  isFirst: boolean;
}

const COVER_SIZES = "(min-width: 991px) 42vw, (min-width: 700px) 50vw, 100vw";

export const TalentSheet = ({ talent, talents, isFirst }: TalentSheetProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepsFocus = useRef(isFirst);
  const { talentId, name } = talent;
  const index = talents.findIndex((other) => other.talentId === talentId);
  useEffect(() => {
    if (!keepsFocus.current) heading.current?.focus({ preventScroll: true });
    keepsFocus.current = false;
  }, [talentId]);
  return (
    <article className={styles.sheet}>
      <div className={styles.bar}>
        <BackLink />
        <p className={styles.count}>{t("package.position", { position: index + 1, total: talents.length })}</p>
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        {name}
      </h1>
      <div className={styles.top}>
        <PackageCover talent={talent} sizes={COVER_SIZES} isPriority />
        <div className={styles.side}>
          <PickControl talent={talent} hasOpenComment />
          <TalentFacts talent={talent} />
        </div>
      </div>
      <PackagePictures talent={talent} />
      <PackageVideos talent={talent} />
      <TalentCredits talent={talent} />
      <Neighbours previous={talents[index - 1]} next={talents[index + 1]} />
    </article>
  );
};

export const BackLink = () => {
  const { t } = useTranslation();
  const { token, router } = usePackage();
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.open(null);
  };
  return (
    <a href={packagePath(token)} className={styles.back} onClick={handleClick}>
      {t("package.backToAll")}
    </a>
  );
};

interface NeighboursProps {
  previous: PackageTalent | undefined;
  next: PackageTalent | undefined;
}

const Neighbours = ({ previous, next }: NeighboursProps) => {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("package.neighbours")}>
      {previous && (
        <TalentLink talentId={previous.talentId} className={styles.neighbour}>
          <span className={styles.direction}>{t("talent.previous")}</span> <span>{previous.name}</span>
        </TalentLink>
      )}
      {next && (
        <TalentLink talentId={next.talentId} className={styles.neighbour}>
          <span className={styles.direction}>{t("talent.next")}</span> <span>{next.name}</span>
        </TalentLink>
      )}
    </nav>
  );
};
