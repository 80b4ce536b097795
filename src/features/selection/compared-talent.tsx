import { listedPictureText, type Talent } from "../../domain/talent";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { Link } from "../../components/ui/link";
import { SELECTION_COVER_SIZES } from "./cover-sizes";
import { talentPath } from "./talent-path";
import * as styles from "./compared-talent.module.css";

export const ComparedTalent = ({ talent }: { talent: Talent }) => (
  <>
    <CoverPhoto talent={talent} text={listedPictureText(talent)} sizes={SELECTION_COVER_SIZES} isPriority />
    <Link to={talentPath(talent)} className={styles.name}>
      {talent.name}
    </Link>
  </>
);

/** Props of `ComparisonTable`. */
export const COMPARED_TALENTS = {
  head: (talent: Talent) => <ComparedTalent talent={talent} />,
  sectionOf: ({ categories }: Talent) => categories[0],
} as const;
