/** The name of an order in addresses, and the talent's value that it compares. */
export const ORDERS: Readonly<Record<string, string>> = {
  novos: "newest",
  nome: "name",
  altura: "heightCm",
  idade: "age",
  seguidores: "followers",
};

/** Orders that need the `orders` part: the filters have no such values, or less exact ones. */
const OWN_PART: readonly (string | null)[] = ["novos", "seguidores"];

export const isInOrdersPart = (order: string | null): boolean => OWN_PART.includes(order);
