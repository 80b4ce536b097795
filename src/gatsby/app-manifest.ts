import { localizedPath, routes } from "../config/routes";
import { DEFAULT_LOCALE, type Locale } from "../domain/locale";

/** Drawn by `identity-icons` or from `static/`; maskable ones leave room for a round mask. */
export const APP_ICONS = [
  { file: "icons/app-192.png", size: 192, purpose: "any" },
  { file: "icons/app-512.png", size: 512, purpose: "any" },
  { file: "icons/app-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** Longer names are shortened; home screens would truncate them. */
const SHORT_NAME_LENGTH = 12;

interface AppFacts {
  locale: Locale;
  name: string;
  description: string;
  themeColor: string;
  backgroundColor: string;
}

/** Both languages are one app, which opens in the visitor's language. */
export const toAppManifest = ({ locale, name, description, themeColor, backgroundColor }: AppFacts): string =>
  JSON.stringify({
    id: localizedPath(routes.home(), DEFAULT_LOCALE),
    name,
    short_name: name.length <= SHORT_NAME_LENGTH ? name : name.split(" ").slice(0, 2).join(" "),
    description,
    lang: locale === "pt" ? "pt-BR" : "en",
    dir: "ltr",
    start_url: localizedPath(routes.home(), locale),
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: APP_ICONS.map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose })),
  });
