import { bilingual, inLanguage } from "../../shared/bilingual";

/** `archived`: was on the site, and was taken off it. */
export const SITE_STATES = ["published", "draft", "archived"] as const;
export type SiteState = (typeof SITE_STATES)[number];

/** Of one talent. */
export const SITE_STATE_LABELS = {
  published: bilingual("Publicado", "Published"),
  draft: bilingual("Rascunho", "Draft"),
  archived: bilingual("Arquivado", "Archived"),
} as const;

type SiteStateMessages = { title: string; newerDraft: string; all: string; tabs: Readonly<Record<SiteState, string>> };

const MESSAGES: Readonly<Record<"pt" | "en", SiteStateMessages>> = {
  pt: {
    title: "No site",
    newerDraft: "Publicado, com rascunho mais novo",
    all: "Todos",
    tabs: { published: "Publicados", draft: "Rascunhos", archived: "Arquivados" },
  },
  en: {
    title: "On the site",
    newerDraft: "Published, with a newer draft",
    all: "All",
    tabs: { published: "Published", draft: "Drafts", archived: "Archived" },
  },
};

export const siteStateMessages = (language: string): SiteStateMessages => inLanguage(MESSAGES, language);
