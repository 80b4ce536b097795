import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";

/** Keys are stored names in lower case. */
const LABELS: Readonly<Record<string, Bilingual>> = {
  kids: bilingual("Kids", "Kids"),
  teens: bilingual("Teens", "Teens"),
  ator: bilingual("Atores", "Actors"),
  talents: bilingual("Talents", "Talents"),
  "digital influencer": bilingual("Digital Influencers", "Digital Influencers"),
};

/** The site's name of a category; returns an unknown one unchanged. */
export const categoryLabel = (name: string, language: string): string => {
  const label = LABELS[name.toLowerCase()];
  return label === undefined ? name : inLanguage(label, language);
};

/** Categories with an item in the site's menu, by their stored names. */
export const SITE_CATEGORIES = ["kids", "teens", "ator", "talents", "Digital Influencer"] as const;

type MissingCategoriesMessages = { title: string; explanation: string; create: string; done: string };

const MISSING: Readonly<Record<"pt" | "en", MissingCategoriesMessages>> = {
  pt: {
    title: "Ainda faltam categorias do site",
    explanation:
      "O site conhece estas, com página e lugar no menu. Crie as que a agência usa, ou todas de uma vez; as que ficarem sem talentos podem sair do menu.",
    create: "Criar todas",
    done: "Categorias criadas.",
  },
  en: {
    title: "Some of the site's categories are missing",
    explanation:
      "The site knows these, with a page and a place in the menu. Create those that the agency uses, or all at once; those without talents can be taken out of the menu.",
    create: "Create all",
    done: "Categories created.",
  },
};

export const missingCategoriesMessages = (language: string): MissingCategoriesMessages => inLanguage(MISSING, language);
