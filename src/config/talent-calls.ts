import type { Category } from "../domain/category";
import type { Locale } from "../domain/locale";
import { formatReference, parseReference, toTalentToken } from "../domain/talent-reference";
import { CATEGORY_SLUGS, TOKEN_PARAMETER, type TalentAddress } from "./routes";

const talentCall = (reference: string, file = ""): string => {
  const { talentId, token } = parseReference(reference);
  const path = `/api/talents/${encodeURIComponent(talentId)}${file}`;
  return token === null ? path : `${path}${path.includes("?") ? "&" : "?"}${TOKEN_PARAMETER}=${token}`;
};

/** Not in `routes`, so that lists do not load them. */
export const talentCalls = {
  profile: (reference: string) => talentCall(reference),
  /** Neighbours in a list, and similar talents. `listAddress`: the list that the visitor came from. */
  related: (reference: string, { category, listAddress }: { category: Category; listAddress: string | null }) => {
    const parameters = new URLSearchParams({ category: CATEGORY_SLUGS[category], ...(listAddress !== null && { list: listAddress }) });
    return talentCall(reference, `/related?${parameters.toString()}`);
  },
  /** PDF. */
  card: (reference: string, locale: Locale) => talentCall(reference, `/card.pdf?lang=${locale}`),
  /** PDF, for a talent with numbers of social networks. */
  mediaKit: (reference: string, locale: Locale) => talentCall(reference, `/media-kit.pdf?lang=${locale}`),
  /** At most `CARD_TALENTS` talents, in this order. */
  cards: (references: readonly string[], locale: Locale) =>
    `/api/cards.pdf?ids=${references.map(encodeURIComponent).join(",")}&lang=${locale}`,
  bookZip: (reference: string) => talentCall(reference, "/book.zip"),
} as const;

/** Takes the token from the query. */
export const referenceOf = ({ talentId }: Pick<TalentAddress, "talentId">, search: string): string =>
  formatReference({ talentId, token: toTalentToken(new URLSearchParams(search).get(TOKEN_PARAMETER)) });
