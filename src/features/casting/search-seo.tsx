import { LISTING_ROBOTS } from "../../config/robots";
import { routes } from "../../config/routes";
import { Seo } from "../../components/seo/seo";
import { headText, type PageLocales } from "../../i18n/head-text";
import type { PageContext } from "../../i18n/page-context";

interface SearchSeoProps {
  data: { locales: PageLocales };
  pageContext: PageContext;
  /** Empty for the list of all talents. */
  name?: string;
}

export const SearchSeo = ({ data, pageContext, name = "" }: SearchSeoProps) => {
  const text = headText(data.locales, "casting");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.search()}
      title={name === "" ? text("casting.title") : `${text("casting.titleForName", { name })}, ${text("casting.title")}`}
      description={text("casting.description")}
      // `noindex`: there is an address for every name, and the results show minors.
      robots={LISTING_ROBOTS}
    />
  );
};
