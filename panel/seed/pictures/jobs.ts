import { talents } from "../content/talents";
import { drawCompCard } from "./comp-cards";
import { DOOR_PICTURES, GALLERY_PICTURES, INSTAGRAM_PICTURES, SITE_PICTURES, SLIDE_PICTURES, STAFF_PICTURES } from "./house";
import { jpeg, type PictureJob } from "./job";
import { MAGAZINE_PICTURES } from "./magazine";
import { bookScene, coverScene, digitalScene } from "./portraits";
import { drawScene } from "./scene";
import { CAMPAIGN_PICTURES, POST_PICTURES } from "./stories";

const TALENT_PICTURES: PictureJob[] = talents.flatMap((talent) => [
  ...(talent.cover === null ? [] : [jpeg(talent.cover, () => drawScene(coverScene(talent)))]),
  ...talent.book.map((file, index) => jpeg(file, () => drawScene(bookScene(talent, index)))),
  ...talent.digitals.map(({ file }, index) => jpeg(file, () => drawScene(digitalScene(talent, index)))),
  ...talent.compo.map((file) => jpeg(file, () => drawCompCard(talent))),
]);

/** All rendered pictures of the demo content. */
export const PICTURE_JOBS: PictureJob[] = [
  ...SITE_PICTURES,
  ...SLIDE_PICTURES,
  ...DOOR_PICTURES,
  ...STAFF_PICTURES,
  ...POST_PICTURES,
  ...CAMPAIGN_PICTURES,
  ...MAGAZINE_PICTURES,
  ...GALLERY_PICTURES,
  ...INSTAGRAM_PICTURES,
  ...TALENT_PICTURES,
];

/** Files that are copied from `seed/assets`. */
export const ASSET_COPIES: readonly { file: string; asset: string }[] = [
  { file: "videos/slide.mp4", asset: "slide.mp4" },
  { file: "videos/videobook.mp4", asset: "videobook.mp4" },
];
