import { Link as GatsbyLink } from "gatsby";
import { useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { repairAddress } from "../../config/repair-address";
import { localizedPath } from "../../config/routes";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../domain/locale";

type PassedAttributes = "aria-current" | "aria-label" | "aria-labelledby" | "aria-selected" | "id" | "role" | "tabIndex";

interface LinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, PassedAttributes> {
  /** A path in the default language; the link adds the locale prefix. */
  to: string;
  language?: Locale;
  className?: string;
  lang?: string;
  /** The router's state for the target page. */
  state?: object;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** Fetches the page's data on focus and touch; Gatsby's link does so on hover. */
const prefetch = (path: string) => () => window.___loader?.hovering(path);

/** Prefetched on hover, focus and touch. Cards in view are prefetched when the browser is idle (`boot/prefetch-cards`). */
export const Link = ({ to, language, children, ...rest }: LinkProps) => {
  const context = useContext(I18nextContext);
  const current = isLocale(context.language) ? context.language : DEFAULT_LOCALE;
  // Editors may enter a `%` that begins no escape, which Gatsby's router cannot decode.
  const path = repairAddress(localizedPath(to, language ?? current));
  return (
    <GatsbyLink to={path} hrefLang={language} onFocus={prefetch(path)} onTouchStart={prefetch(path)} {...rest}>
      {children}
    </GatsbyLink>
  );
};
