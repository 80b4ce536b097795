import { Link as GatsbyLink } from "gatsby";
import { useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { repairAddress } from "../../config/repair-address";
import { localizedPath } from "../../config/routes";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../domain/locale";

type PassedOn = "aria-current" | "aria-label" | "aria-labelledby" | "aria-selected" | "id" | "role" | "tabIndex";

interface LinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, PassedOn> {
  /** A path of the default language; the link adds the visitor's own. */
  to: string;
  language?: Locale;
  className?: string;
  lang?: string;
  /** Travels with the visit, beside the address. */
  state?: object;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** Fetches the page's data; mouse hover does so in Gatsby's own link. */
const prefetch = (path: string) => () => window.___loader?.hovering(path);

/** A link within the site, prefetched on hover, focus and touch alone: a listing would otherwise ask for twenty pages at once. */
export const Link = ({ to, language, children, ...rest }: LinkProps) => {
  const context = useContext(I18nextContext);
  const current = isLocale(context.language) ? context.language : DEFAULT_LOCALE;
  // An editor may link an address with a `%` that begins no escape, which Gatsby's router cannot decode.
  const path = repairAddress(localizedPath(to, language ?? current));
  return (
    <GatsbyLink to={path} hrefLang={language} onFocus={prefetch(path)} onTouchStart={prefetch(path)} {...rest}>
      {children}
    </GatsbyLink>
  );
};
