import type { Picture } from "../../../src/domain/media";
import type { SiteContent } from "./fetch-content";
import type { PictureMeasure } from "./measure-pictures";

/** The content with the size of every picture that has one. */
export const measureContent = async (content: SiteContent, { measure }: PictureMeasure): Promise<SiteContent> => {
  const all = <Given extends Picture>(pictures: readonly Given[]) => Promise.all(pictures.map(measure));
  const withCover = async <Given extends { cover: Picture | null }>(record: Given): Promise<Given> =>
    record.cover === null ? record : { ...record, cover: await measure(record.cover) };
  const covered = <Given extends { cover: Picture | null }>(records: readonly Given[]) => Promise.all(records.map(withCover));

  return {
    ...content,
    talents: await Promise.all(
      content.talents.map(async (talent) => ({ ...talent, book: await all(talent.book), composite: await all(talent.composite) })),
    ),
    articles: await Promise.all(
      content.articles.map(async (article) => ({ ...article, versions: await covered(article.versions) })),
    ),
    campaigns: await covered(content.campaigns),
    magazines: await covered(content.magazines),
    slides: await Promise.all(
      content.slides.map(async (slide) => ({ ...slide, mobile: await measure(slide.mobile), desktop: await measure(slide.desktop) })),
    ),
    staff: await covered(content.staff),
    workshopPictures: await covered(content.workshopPictures),
    siteImages: await all(content.siteImages),
  };
};
