import { foldText } from "./fold-text";

/** Whether every word of the query stands somewhere in the name; accents, case and the order of words do not matter. */
export const matchesName = (query: string): ((name: string) => boolean) => {
  const words = foldText(query).split(" ");
  return (name) => {
    const folded = foldText(name);
    return words.every((word) => folded.includes(word));
  };
};
