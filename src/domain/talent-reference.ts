/**
 * Identifies a talent in addresses and in the stored selection. Talents of a `TF -` category are only accessible with
 * the token from that category's list.
 */
export interface TalentReference {
  talentId: string;
  /** Null for a public talent. */
  token: string | null;
}

const TOKEN = /^[\w-]{22}$/;
const REFERENCE = /^(.+)~([\w-]{22})$/s;

/** Null for anything but a well-formed token. */
export const toTalentToken = (value: unknown): string | null => (typeof value === "string" && TOKEN.test(value) ? value : null);

/** Parses `id` or `id~token`. */
export const parseReference = (reference: string): TalentReference => {
  const [, talentId, token] = REFERENCE.exec(reference) ?? [];
  return talentId === undefined || token === undefined ? { talentId: reference, token: null } : { talentId, token };
};

/** The inverse of `parseReference`. */
export const formatReference = ({ talentId, token }: TalentReference): string => (token === null ? talentId : `${talentId}~${token}`);
