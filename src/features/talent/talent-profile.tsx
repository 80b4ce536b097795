import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import type { Talent } from "../../domain/talent";
import { hasForeignSizes } from "../../i18n/format-field";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { TalentFacts } from "../../components/talent/talent-facts";
import { SizeSwitch } from "./size-switch";
import { TalentActions } from "./talent-actions";
import { TalentAround } from "./talent-around";
import { TalentGallery } from "./talent-gallery";
import { TalentName } from "./talent-name";
import { TalentTrail } from "./talent-trail";
import { listFilter } from "./use-around";
import { useSizeSystem } from "./use-size-system";
import { readVisitState, type TalentPlace } from "./visit-state";
import * as styles from "./talent-profile.module.css";

interface TalentProfileProps {
  /** The category of the address. */
  category: Category;
  talent: Talent;
  place: TalentPlace;
}

const COVER_SIZES = "(min-width: 991px) 42vw, (min-width: 700px) 50vw, 100vw";

/** A talent's page, from built or live data. */
export const TalentProfile = ({ category, talent, place }: TalentProfileProps) => {
  const { t } = useTranslation();
  const [sizeSystem, chooseSizeSystem] = useSizeSystem();
  const { name, socialUrl } = talent;
  const { listAddress } = readVisitState(place.state);
  const list = listFilter(listAddress) === null ? null : listAddress;
  return (
    <article className={styles.profile}>
      <TalentTrail category={category} talent={talent} listAddress={list} />
      <TalentName name={name} />
      <div className={styles.top}>
        <CoverPhoto talent={talent} sizes={COVER_SIZES} isPriority />
        <div className={styles.facts}>
          <TalentActions talent={talent} path={routes.talent(category, talent)} />
          <div>
            <TalentFacts talent={talent} sizeSystem={sizeSystem} />
            {hasForeignSizes(talent) && <SizeSwitch system={sizeSystem} onChoose={chooseSizeSystem} />}
          </div>
          {socialUrl && (
            <a href={socialUrl} className={styles.social} rel="noopener nofollow" target="_blank">
              {t("talent.profile")}
              <span className="visually-hidden"> ({t("talent.newTab")})</span>
            </a>
          )}
        </div>
      </div>
      <TalentGallery talent={talent} place={place} />
      <TalentAround talent={talent} category={category} listAddress={list} />
    </article>
  );
};

export const talentProfileFragment = graphql`
  fragment TalentProfile on AgencyTalent {
    talentId
    name
    gender
    coverVersion
    categories
    ...TalentFields
    socialUrl
    book {
      ...GalleryPicture
    }
    composite {
      ...GalleryPicture
    }
    videos {
      videoId
      provider
      source
      width
      height
    }
  }
`;
