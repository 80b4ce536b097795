import { graphql } from "gatsby";
import { cardNameId } from "../../config/card-name-id";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import { listedPictureText, splitName, type CardAge, type TalentSummary } from "../../domain/talent";
import { Link } from "../ui/link";
import { CoverPhoto } from "./cover-photo";
import { HeartButton } from "./heart-button";
import * as styles from "./talent-card.module.css";

interface TalentCardProps {
  talent: Pick<TalentSummary, "talentId" | "name" | "coverVersion"> & CardAge;
  /** The listing's category, which its links keep. */
  category: Category;
  /** The list's address; the talent's page uses it for previous and next. */
  listAddress?: string;
  isPriority?: boolean;
}

/** Columns of the listing: two, three from 700 px, five from 991 px. */
const SIZES = "(min-width: 991px) 20vw, (min-width: 700px) 33vw, 50vw";

/** Hover and focus show the name over the picture. */
export const TalentCard = ({ talent, category, listAddress, isPriority }: TalentCardProps) => {
  const { first, rest } = splitName(talent.name);
  const nameId = cardNameId(talent.talentId);
  return (
    <div className={styles.frame}>
      <Link
        to={routes.talent(category, talent)}
        aria-labelledby={nameId}
        className={styles.card}
        state={listAddress === undefined ? undefined : { listAddress }}
      >
        <div className={styles.picture}>
          <CoverPhoto talent={talent} text={listedPictureText(talent)} sizes={SIZES} isPriority={isPriority} />
          <span className={styles.tint} aria-hidden="true">
            <span className={styles.first}>{first}</span>
            <span className={styles.rest}>{rest}</span>
          </span>
        </div>
        {/* Labels the link, so screen readers skip it here. */}
        <span id={nameId} className={styles.name} aria-hidden="true">
          {talent.name}
        </span>
      </Link>
      <HeartButton talent={talent} look="over" />
    </div>
  );
};

export const talentCardFragment = graphql`
  fragment TalentCard on AgencyTalent {
    talentId
    name
    coverVersion
    isMinor
  }
`;
