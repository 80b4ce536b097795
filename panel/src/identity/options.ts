import type { AccentSection, PaperTone } from "../../../src/domain/identity";
import { bilingual, type Bilingual } from "../shared/bilingual";

export const ACCENT_LABELS: Readonly<Record<AccentSection, Bilingual>> = {
  kids: bilingual("Kids", "Kids"),
  teens: bilingual("Teens", "Teens"),
  atores: bilingual("Atores", "Actors"),
  talents: bilingual("Talents", "Talents"),
  digitalInfluencers: bilingual("Digital Influencers", "Digital influencers"),
  rest: bilingual("Demais páginas", "Other pages"),
};

export const PAPER_LABELS: Readonly<Record<PaperTone, Bilingual>> = {
  warm: bilingual("Quente", "Warm"),
  white: bilingual("Branco", "White"),
  grey: bilingual("Cinza", "Grey"),
};
