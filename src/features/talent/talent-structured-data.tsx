import { absoluteAddress } from "../../config/absolute-address";
import { talentVideoAddress } from "../../config/talent-media";
import { localizedPath } from "../../config/routes";
import { videoEmbedAddress } from "../../config/video";
import type { Locale } from "../../domain/locale";
import { isMinor, type Talent, type TalentVideo } from "../../domain/talent";
import { Breadcrumbs, type Crumb } from "../../components/seo/breadcrumbs";
import { SHARE_PICTURE } from "../../config/share-picture";
import { toCoverSharePicture } from "../../components/seo/share-picture";
import { StructuredData } from "../../components/seo/structured-data";
import { creditRecords } from "./credit-records";
import { useSiteSettings } from "../../components/layout/use-site-settings";

interface TalentStructuredDataProps {
  locale: Locale;
  /** Canonical path in the default language. */
  path: string;
  /** The listing that the page belongs to. */
  listing: Crumb;
  talent: Pick<Talent, "talentId" | "name" | "age" | "coverVersion" | "socialUrl" | "videos" | "credits">;
  /** `index` counts from 1. */
  videoName: (video: TalentVideo, index: number) => string;
}

/** Null for a minor, or a talent of unknown age. */
export const TalentStructuredData = ({ locale, path, listing, talent, videoName }: TalentStructuredDataProps) => {
  const { siteUrl } = useSiteSettings();
  if (isMinor(talent)) return null;
  const cover = toCoverSharePicture(talent);
  const picture = cover ?? SHARE_PICTURE;
  const address = absoluteAddress(siteUrl, localizedPath(path, locale));
  const person = {
    "@type": "Person",
    "@id": `${address}#person`,
    name: talent.name,
    url: address,
    image: cover && absoluteAddress(siteUrl, cover.address),
    sameAs: talent.socialUrl,
  };
  return (
    <>
      <StructuredData record={{ "@type": "ProfilePage", url: address, mainEntity: person }} />
      {talent.credits.length > 0 && <StructuredData record={{ "@graph": creditRecords(talent.credits, person["@id"]) }} />}
      <Breadcrumbs locale={locale} crumbs={[listing, { name: talent.name, path }]} />
      {talent.videos.map((video, position) => (
        <StructuredData
          key={video.videoId}
          record={{
            "@type": "VideoObject",
            name: videoName(video, position + 1),
            description: videoName(video, position + 1),
            thumbnailUrl: picture && absoluteAddress(siteUrl, picture.address),
            ...videoPlace(siteUrl, { ...video, talentId: talent.talentId }),
          }}
        />
      ))}
    </>
  );
};

const videoPlace = (siteUrl: string, { talentId, provider, source }: TalentVideo & Pick<Talent, "talentId">): Record<string, string> =>
  provider === "file"
    ? { contentUrl: absoluteAddress(siteUrl, talentVideoAddress(talentId, source)) }
    : { embedUrl: videoEmbedAddress(provider, source) };
