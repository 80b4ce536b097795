import { absoluteAddress } from "../../config/absolute-address";
import { localizedPath, routes } from "../../config/routes";
import type { Locale } from "../../domain/locale";
import { isMinor } from "../../domain/talent";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { StructuredData } from "../../components/seo/structured-data";
import type { ListedTalent } from "./use-casting";

interface TalentItemListProps {
  locale: Locale;
  /** The page's path in the default language. */
  path: string;
  name: string;
  /** Those of the page in its order. */
  talents: readonly ListedTalent[];
}

/** Null for a page with a minor or a talent of unknown age, and for one without talents. */
export const TalentItemList = ({ locale, path, name, talents }: TalentItemListProps) => {
  const { siteUrl } = useSiteSettings();
  const toAddress = (address: string): string => absoluteAddress(siteUrl, localizedPath(address, locale));
  const itemListElement = talents.flatMap((talent) => {
    const [category] = talent.categories ?? [];
    return category === undefined ? [] : [{ name: talent.name, url: toAddress(routes.talent(category, talent)) }];
  });
  if (itemListElement.length === 0 || talents.some(isListedMinor)) return null;
  const items = itemListElement.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));
  return <StructuredData record={{ "@type": "ItemList", name, url: toAddress(path), itemListElement: items }} />;
};

const isListedMinor = (talent: ListedTalent): boolean => talent.isMinor ?? isMinor({ age: talent.age ?? null });
