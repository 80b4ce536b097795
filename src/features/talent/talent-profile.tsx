import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import type { Talent } from "../../domain/talent";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { HeartButton } from "../../components/talent/heart-button";
import { TalentFacts } from "../../components/talent/talent-facts";
import { Link } from "../../components/ui/link";
import { PictureGallery } from "./picture-gallery";
import { TalentName } from "./talent-name";
import { TalentVideos } from "./talent-videos";
import * as styles from "./talent-profile.module.css";

interface TalentProfileProps {
  /** The category whose list the visitor came from, and goes back to. */
  category: Category;
  talent: Talent;
}

const COVER_SIZES = "(min-width: 991px) 42vw, (min-width: 700px) 50vw, 100vw";

/** A talent's whole page, built or live. */
export const TalentProfile = ({ category, talent }: TalentProfileProps) => {
  const { t } = useTranslation();
  const { name, gender, book, composite, videos, socialUrl } = talent;
  return (
    <>
      <Link to={routes.listing(category, gender)} className={styles.list}>
        {t(`category.${category}`)}, {t(`gender.${gender}`)}
      </Link>
      <TalentName name={name} />
      <div className={styles.top}>
        <CoverPhoto talent={talent} sizes={COVER_SIZES} isPriority />
        <div className={styles.facts}>
          <TalentFacts talent={talent} />
          <HeartButton talent={talent} look="line" />
          {socialUrl && (
            <a href={socialUrl} className={styles.social} rel="noopener nofollow" target="_blank">
              {t("talent.profile")}
              <span className="unseen"> ({t("talent.newTab")})</span>
            </a>
          )}
        </div>
      </div>
      <PictureGallery title={t("talent.book")} name={name} pictures={book} />
      <PictureGallery title={t("talent.composite")} name={name} pictures={composite} />
      <TalentVideos name={name} videos={videos} />
    </>
  );
};

export const talentProfileFragment = graphql`
  fragment TalentProfile on AgencyTalent {
    talentId
    name
    gender
    age
    coverVersion
    categories
    heightCm
    heightFeet {
      feet
      inches
    }
    shoes
    jeans
    hair
    hairKind
    eyes
    skills
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
