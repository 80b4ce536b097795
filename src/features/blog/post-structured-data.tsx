import { absoluteAddress } from "../../config/absolute-address";
import { videoAddress } from "../../config/media";
import { localizedPath } from "../../config/routes";
import type { Post } from "../../domain/editorial";
import type { Locale } from "../../domain/locale";
import { isVideoFile } from "../../domain/media";
import { toOrganization } from "../../components/seo/organization";
import { SHARE_PICTURE } from "../../config/share-picture";
import { toSharePicture } from "../../components/seo/share-picture";
import { StructuredData } from "../../components/seo/structured-data";
import { useSiteSettings } from "../../components/layout/use-site-settings";

interface PostStructuredDataProps {
  /** The page's language; the post's may differ. */
  locale: Locale;
  /** Canonical path in the default language. */
  path: string;
  post: Pick<Post, "language" | "title" | "description" | "date" | "cover">;
}

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en" };

export const PostStructuredData = ({ locale, path, post }: PostStructuredDataProps) => {
  const settings = useSiteSettings();
  const { siteUrl } = settings;
  const { title, description, date, cover, language } = post;
  const address = absoluteAddress(siteUrl, localizedPath(path, locale));
  const picture = toSharePicture(cover) ?? SHARE_PICTURE;
  const image = absoluteAddress(siteUrl, picture.address);
  const agency = toOrganization(settings);
  const posting = {
    "@type": "BlogPosting",
    headline: title,
    description,
    image,
    datePublished: date,
    dateModified: date,
    inLanguage: LANGUAGE_TAGS[language],
    mainEntityOfPage: address,
    author: agency,
    publisher: agency,
  };
  const video = cover &&
    isVideoFile(cover.path) && {
      "@type": "VideoObject",
      name: title,
      description: description ?? title,
      thumbnailUrl: image,
      uploadDate: date,
      contentUrl: absoluteAddress(siteUrl, videoAddress(cover.path)),
    };
  return (
    <>
      <StructuredData record={posting} />
      {video && <StructuredData record={video} />}
    </>
  );
};
