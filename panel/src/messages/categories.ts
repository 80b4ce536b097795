import { bilingual, type Bilingual, inLanguage } from "./bilingual";

/** By the name in the store, in lower case. */
const LABELS: Readonly<Record<string, Bilingual>> = {
  kids: bilingual("Kids", "Kids"),
  teens: bilingual("Teens", "Teens"),
  ator: bilingual("Atores", "Actors"),
  talents: bilingual("Talents", "Talents"),
  "digital influencer": bilingual("Digital Influencers", "Digital Influencers"),
};

/** A category as the site names it; one that the site does not know keeps its own name. */
export const categoryLabel = (name: string, language: string): string => {
  const label = LABELS[name.toLowerCase()];
  return label === undefined ? name : inLanguage(label, language);
};
