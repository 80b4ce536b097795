/** The part of a package that an address shows: all talents, one, or one of its pictures in full view. */
export interface PackagePlace {
  talent: string | null;
  /** Counted from 1. */
  picture: number | null;
}

const TALENT = "talento";
const PICTURE = "foto";

/** `pathname` is the package's. */
export const packageAddress = (pathname: string, { talent, picture }: PackagePlace): string => {
  const query = new URLSearchParams();
  if (talent !== null) query.set(TALENT, talent);
  if (talent !== null && picture !== null) query.set(PICTURE, String(picture));
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
};

export const readPackageAddress = (search: string): PackagePlace => {
  const query = new URLSearchParams(search);
  const picture = Number(query.get(PICTURE));
  return { talent: query.get(TALENT), picture: Number.isInteger(picture) && picture > 0 ? picture : null };
};

/** The id of the link that opens a talent's profile; grid and comparison have one of each talent. */
export const talentLinkId = (talentId: string): string => `talent-${talentId}`;
