export const recordAddress = (adminRoute: string, collection: string, id: number): string =>
  `${adminRoute}/collections/${collection}/${id}`;

type Conditions = Readonly<Record<string, [operator: string, value: string | number]>>;

/** The admin's own list of a collection, with filters that the user can change there. */
export const filteredListAddress = (adminRoute: string, collection: string, conditions: Conditions): string => {
  const query = new URLSearchParams(
    Object.entries(conditions).map(([field, [operator, value]], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      String(value),
    ]),
  );
  return `${adminRoute}/collections/${collection}?${query.toString()}`;
};
