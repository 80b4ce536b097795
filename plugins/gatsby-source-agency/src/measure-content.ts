import type { DoorPicture } from "../../../src/domain/home";
import type { Picture } from "../../../src/domain/media";
import type { GalleryPicture } from "../../../src/domain/talent";
import type { ProfiledTalent } from "../../../src/upstream/talents/fetch-talent";
import type { SiteContent } from "./fetch-content";
import type { PictureMeasure } from "./measure-pictures";

/** A picture without a readable size stays as it is. */
export const measureContent = async (content: SiteContent, { measure }: PictureMeasure): Promise<SiteContent> => {
  const measureAll = <Given extends Picture>(pictures: readonly Given[]) => Promise.all(pictures.map(measure));
  const withCover = async <Given extends { cover: Picture | null }>(record: Given): Promise<Given> =>
    record.cover === null ? record : { ...record, cover: await measure(record.cover) };
  const withCovers = <Given extends { cover: Picture | null }>(records: readonly Given[]) => Promise.all(records.map(withCover));

  return {
    ...content,
    talents: await Promise.all(content.talents.map((profiled) => measureGalleries(profiled, measure))),
    articles: await Promise.all(content.articles.map(async (article) => ({ ...article, versions: await withCovers(article.versions) }))),
    campaigns: await withCovers(content.campaigns),
    magazines: await withCovers(content.magazines),
    slides: await Promise.all(
      content.slides.map(async (slide) => ({ ...slide, mobile: await measure(slide.mobile), desktop: await measure(slide.desktop) })),
    ),
    staff: await withCovers(content.staff),
    boards: await withCovers(content.boards),
    workshopPictures: await withCovers(content.workshopPictures),
    siteImages: await measureAll(content.siteImages),
    home: { ...content.home, doorPictures: await Promise.all(content.home.doorPictures.map((door) => measureDoor(door, measure))) },
  };
};

const measureDoor = async (door: DoorPicture, measure: PictureMeasure["measure"]): Promise<DoorPicture> => ({
  ...door,
  picture: await measure(door.picture),
});

/** Nodes contain versions; only the profile contains the paths of the files. */
const measureGalleries = async (profiled: ProfiledTalent, measure: PictureMeasure["measure"]): Promise<ProfiledTalent> => {
  const paths = new Map(profiled.files.map(({ version, path }) => [version, path]));
  const measureOne = async <Picture extends GalleryPicture>(picture: Picture): Promise<Picture> => {
    const path = paths.get(picture.version);
    if (path === undefined) return picture;
    const { width, height } = await measure({ path, width: picture.width, height: picture.height });
    return { ...picture, width, height };
  };
  const measureAll = <Picture extends GalleryPicture>(pictures: readonly Picture[]): Promise<Picture[]> =>
    Promise.all(pictures.map((picture) => measureOne(picture)));
  const { talent } = profiled;
  const galleries = {
    book: await measureAll(talent.book),
    composite: await measureAll(talent.composite),
    digitals: await measureAll(talent.digitals),
  };
  return { ...profiled, talent: { ...talent, ...galleries } };
};
