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
import { RelatedTalents } from "./related-talents";
import { TalentCredits } from "../../components/talent/talent-credits";
import { TalentGallery } from "./talent-gallery";
import { TalentNetworks } from "./talent-networks";
import { TalentName } from "./talent-name";
import { TalentBreadcrumbs } from "./talent-breadcrumbs";
import { useSizeSystem } from "./use-size-system";
import { readRouterState, type TalentLocation } from "./router-state";
import * as styles from "./talent-profile.module.css";

interface TalentProfileProps {
  /** The category of the address. */
  category: Category;
  talent: Talent;
  location: TalentLocation;
}

const COVER_SIZES = "(min-width: 991px) 42vw, (min-width: 700px) 50vw, 100vw";

export const TalentProfile = ({ category, talent, location }: TalentProfileProps) => {
  const { t } = useTranslation();
  const [sizeSystem, chooseSizeSystem] = useSizeSystem();
  const { name, networkProfiles } = talent;
  const socialUrl = networkProfiles.some(({ url }) => url === talent.socialUrl) ? null : talent.socialUrl;
  const { listAddress } = readRouterState(location.state);
  return (
    <article className={styles.profile}>
      <TalentBreadcrumbs category={category} talent={talent} listAddress={listAddress} />
      <TalentName name={name} />
      <div className={styles.top}>
        <CoverPhoto talent={talent} sizes={COVER_SIZES} isPriority />
        <div className={styles.facts}>
          <TalentActions talent={talent} path={routes.talent(category, talent)} />
          <div>
            <TalentFacts talent={talent} sizeSystem={sizeSystem} />
            {hasForeignSizes(talent) && <SizeSwitch system={sizeSystem} onChoose={chooseSizeSystem} />}
          </div>
          <TalentNetworks talent={talent} />
          {socialUrl && (
            <a href={socialUrl} className={styles.social} rel="noopener nofollow" target="_blank">
              {t("talent.profile")}
              <span className="visually-hidden"> ({t("talent.newTab")})</span>
            </a>
          )}
        </div>
      </div>
      <TalentGallery talent={talent} location={location} />
      <TalentCredits talent={talent} />
      <RelatedTalents talent={talent} category={category} listAddress={listAddress} />
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
    networkProfiles {
      network
      handle
      url
      numbers {
        followers
        engagement
        measuredOn
      }
    }
    book {
      ...GalleryPicture
    }
    composite {
      ...GalleryPicture
    }
    digitals {
      pictureId
      version
      width
      height
      isBigLandscape
      date
    }
    videos {
      videoId
      provider
      source
      width
      height
      isShowreel
    }
    credits {
      creditId
      year
      title
      role
      production
      kind
    }
  }
`;
