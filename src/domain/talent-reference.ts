/**
 * Names a talent in addresses and in the device's selection. A talent of a `TF -` category answers only together with the
 * token that the listing of that category hands out.
 */
export interface TalentReference {
  talentId: string;
  /** Null for a talent that every visitor may see. */
  token: string | null;
}

const TOKEN = /^[\w-]{22}$/;
const REFERENCE = /^(.+)~([\w-]{22})$/s;

/** A token as the gateway writes it; null for anything else. */
export const toTalentToken = (value: unknown): string | null => (typeof value === "string" && TOKEN.test(value) ? value : null);

/** Reads `id` or `id~token`. */
export const parseReference = (reference: string): TalentReference => {
  const [, talentId, token] = REFERENCE.exec(reference) ?? [];
  return talentId === undefined || token === undefined ? { talentId: reference, token: null } : { talentId, token };
};

/** The inverse of `parseReference`. */
export const formatReference = ({ talentId, token }: TalentReference): string => (token === null ? talentId : `${talentId}~${token}`);
