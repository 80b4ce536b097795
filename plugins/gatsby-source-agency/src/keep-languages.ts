import type { Translated } from "../../../src/domain/content";
import { LOCALES, type Locale } from "../../../src/domain/locale";
import { languagesOf } from "../../../src/domain/site-languages";
import type { SiteContent } from "./fetch-content";

/** A text in any other language is null. */
const translatedIn = (languages: readonly Locale[], texts: Translated): Translated => ({
  pt: languages.includes("pt") ? texts.pt : null,
  en: languages.includes("en") ? texts.en : null,
});

/**
 * Stored texts in another language are not shown, not even in place of a missing text: editors no longer see them. Addresses of
 * articles stay, so that links to other versions still lead to the article.
 */
export const keepLanguages = (content: SiteContent): SiteContent => {
  const languages = languagesOf(content.customizations[0]);
  if (LOCALES.every((locale) => languages.includes(locale))) return content;
  const isKept = ({ language }: { language: Locale }): boolean => languages.includes(language);
  const inLanguages = (texts: Translated): Translated => translatedIn(languages, texts);
  return {
    ...content,
    articles: content.articles
      .map((article) => ({ ...article, versions: article.versions.filter(isKept) }))
      .filter(({ versions }) => versions.length > 0),
    campaigns: content.campaigns.filter(isKept),
    magazines: content.magazines.filter(isKept),
    slides: content.slides.map((slide) => ({ ...slide, alt: inLanguages(slide.alt) })),
    staff: content.staff.map((member) => ({ ...member, role: inLanguages(member.role) })),
    workshopPictures: content.workshopPictures.map((picture) => ({ ...picture, title: inLanguages(picture.title) })),
    boards: content.boards
      .map((board) => ({ ...board, name: inLanguages(board.name), text: inLanguages(board.text) }))
      .filter(({ name }) => languages.some((locale) => name[locale] !== null)),
    texts: content.texts.map((text) => ({ ...text, ...inLanguages(text) })),
  };
};
