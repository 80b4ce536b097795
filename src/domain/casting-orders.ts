/** The orders of a list, as in addresses, by the value of a talent that they compare. */
export const ORDERS: Readonly<Record<string, string>> = {
  novos: "newest",
  nome: "name",
  altura: "heightCm",
  idade: "age",
  seguidores: "followers",
};

/** The orders that read a part of their own: its values are in no filter, or less exact there. */
const OWN_PART: readonly (string | null)[] = ["novos", "seguidores"];

export const isInOrdersPart = (order: string | null): boolean => OWN_PART.includes(order);
