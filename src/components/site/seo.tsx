import { localizedPath } from "../../config/routes";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../domain/locale";
import { shareAddress } from "./share-address";
import { useSiteFrame } from "./use-site-frame";

interface SeoProps {
  locale: Locale;
  /** The canonical address in the default language; null where the page has none of its own. */
  path: string | null;
  /** Null for the home page, whose title is the agency's name alone. */
  title: string | null;
  /** Stands as it is, in place of title and agency. */
  wholeTitle?: string | null;
  description: string;
  /** Address of the page's own picture, without the host. */
  image?: string | null;
  robots?: string;
}

/** What a page says of itself to search engines and to those who share it. */
export const Seo = ({ locale, path, title, wholeTitle, description, image, robots }: SeoProps) => {
  const { siteUrl, customizations, sharePicture, siteImages } = useSiteFrame();
  const { agencyName, themeColor } = customizations;
  const address = (language: Locale) => absolute(siteUrl, localizedPath(path ?? "/", language));
  const fullTitle = wholeTitle ?? (title === null ? agencyName : `${title} · ${agencyName}`);
  const shared = image ?? shareAddress(siteImages.find(({ key }) => key === "share") ?? null) ?? sharePicture;
  return (
    <>
      <html lang={locale} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {themeColor && <meta name="theme-color" content={themeColor} />}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:site_name" content={agencyName} />
      <meta property="og:title" content={title ?? agencyName} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale === "pt" ? "pt_BR" : "en_GB"} />
      {shared && <meta property="og:image" content={absolute(siteUrl, shared)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path !== null && (
        <>
          <meta property="og:url" content={address(locale)} />
          <link rel="canonical" href={address(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
        </>
      )}
    </>
  );
};

/** The home page's address is the site's own, without a closing slash. */
const absolute = (siteUrl: string, path: string): string => `${siteUrl}${path === "/" ? "" : path}`;
