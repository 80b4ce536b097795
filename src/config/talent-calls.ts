import type { Locale } from "../domain/locale";
import { formatReference, parseReference, toTalentToken } from "../domain/talent-reference";
import { TOKEN_PARAMETER, type TalentAddress } from "./routes";

const talentCall = (reference: string, file = ""): string => {
  const { talentId, token } = parseReference(reference);
  const path = `/api/talents/${encodeURIComponent(talentId)}${file}`;
  return token === null ? path : `${path}${path.includes("?") ? "&" : "?"}${TOKEN_PARAMETER}=${token}`;
};

/** The gateway's calls about one talent, by reference. They have no language in their path, and no list loads them. */
export const talentCalls = {
  profile: (reference: string) => talentCall(reference),
  /** A comp card as PDF. */
  card: (reference: string, locale: Locale) => talentCall(reference, `/card.pdf?lang=${locale}`),
  /** At most `CARD_TALENTS` references, in the order of the pages. */
  cards: (references: readonly string[], locale: Locale) =>
    `/api/cards.pdf?ids=${references.map(encodeURIComponent).join(",")}&lang=${locale}`,
  /** The book as ZIP. */
  bookZip: (reference: string) => talentCall(reference, "/book.zip"),
} as const;

/** The reference of the talent at an address, its token taken from the query. */
export const referenceOf = ({ talentId }: Pick<TalentAddress, "talentId">, search: string): string =>
  formatReference({ talentId, token: toTalentToken(new URLSearchParams(search).get(TOKEN_PARAMETER)) });
