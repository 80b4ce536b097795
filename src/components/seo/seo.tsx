import { absoluteAddress } from "../../config/absolute-address";
import { OPEN_GRAPH_LOCALES } from "../../config/constants";
import { localizedPath } from "../../config/routes";
import { DEFAULT_LOCALE, type Locale } from "../../domain/locale";
import { toSharePicture } from "./share-picture";
import { SHARE_PICTURE, type SharePicture } from "../../config/share-picture";
import { useSiteSettings } from "../layout/use-site-settings";

interface SeoProps {
  locale: Locale;
  /** Canonical path in the default language; null for a page without a canonical address. */
  path: string | null;
  /** Null on the home page, whose title is the agency's name. */
  title: string | null;
  /** Replaces the whole title. */
  wholeTitle?: string | null;
  description: string;
  /** The site's share picture by default. */
  image?: SharePicture | null;
  robots?: string;
  /** Open Graph type. */
  type?: "website" | "article" | "profile";
}

export const Seo = ({ locale, path, title, wholeTitle, description, image, robots, type = "website" }: SeoProps) => {
  const { siteUrl, customizations, siteImages, languages } = useSiteSettings();
  const { agencyName, themeColor } = customizations;
  const fullTitle = wholeTitle ?? (title === null ? agencyName : `${title} · ${agencyName}`);
  const shared = image ?? toSharePicture(siteImages.find(({ key }) => key === "share") ?? null) ?? SHARE_PICTURE;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath("/manifest.webmanifest", locale)} />
      {themeColor && <meta name="theme-color" content={themeColor} />}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:site_name" content={agencyName} />
      <meta property="og:title" content={title ?? agencyName} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <SharedPicture siteUrl={siteUrl} picture={shared} />
      <meta name="twitter:card" content="summary_large_image" />
      {path !== null && <Addresses {...{ siteUrl, languages, locale, path }} />}
    </>
  );
};

const SharedPicture = ({ siteUrl, picture: { address, width, height } }: { siteUrl: string; picture: SharePicture }) => (
  <>
    <meta property="og:image" content={absoluteAddress(siteUrl, address)} />
    {width !== null && <meta property="og:image:width" content={String(width)} />}
    {height !== null && <meta property="og:image:height" content={String(height)} />}
  </>
);

interface AddressesProps {
  siteUrl: string;
  languages: readonly Locale[];
  locale: Locale;
  path: string;
}

/** A site in one language has no alternates. */
const Addresses = ({ siteUrl, languages, locale, path }: AddressesProps) => {
  const address = (language: Locale) => absoluteAddress(siteUrl, localizedPath(path, language));
  return (
    <>
      <meta property="og:url" content={address(locale)} />
      {languages
        .filter((language) => language !== locale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[language]} />
        ))}
      <link rel="canonical" href={address(locale)} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
        </>
      )}
    </>
  );
};
