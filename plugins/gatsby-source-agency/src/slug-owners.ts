interface Claim {
  slug: string;
  ownerId: string;
}

/** Who has each slug: of several claims the lowest id's, so that a published address never changes hands. */
export const slugOwners = (claims: readonly Claim[]): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  const byAge = [...claims].sort((one, other) => one.ownerId.localeCompare(other.ownerId, "en", { numeric: true }));
  for (const { slug, ownerId } of byAge) if (!owners.has(slug)) owners.set(slug, ownerId);
  return owners;
};
