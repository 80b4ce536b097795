import { staff } from "../content/staff";
import { toAppearance } from "./appearance";
import { direct } from "./direction";
import { drawFigure } from "./figure";
import { groupScene } from "./groups";
import { jpeg, png, type PictureJob } from "./job";
import { drawIntro, drawLogo, drawShare } from "./marks";
import { HOUSE, papersOf, type Papers } from "./palette";
import { drawScene } from "./scene";
import type { StudioSet } from "./sets";
import { CLOTH, people, prop, studio } from "./shots";
import { randomFrom } from "../content/random";

const KIDS = papersOf("kids");
const TEENS = papersOf("teens");
const ACTORS = papersOf("ator");
const ADULTS = papersOf("talents");
const CREATORS = papersOf("Digital Influencer");

const GALLERY_SIZE = { width: 1200, height: 900 };
const SQUARE = { width: 1080, height: 1080 };
const DESKTOP = { width: 2400, height: 1200 };
const DOOR = { width: 900, height: 1200 };
const MOBILE = { width: 1080, height: 1440 };

const room = (number: string, set: Pick<StudioSet, "papers" | "props" | "dark">): PictureJob =>
  studio(`gallery/${number}.jpg`, { ...GALLERY_SIZE, ...set });
const group = (number: string, papers: Papers, cast: string[]): PictureJob =>
  people(`gallery/${number}.jpg`, {
    ...GALLERY_SIZE,
    cast,
    papers,
    ...(cast.length > 2 ? { scale: 0.58, at: [0.2, 0.5, 0.8] } : { scale: 0.8 }),
    kind: "window",
  });

/** Pictures of the workshop. */
export const GALLERY_PICTURES: PictureJob[] = [
  room("01", { papers: TEENS, props: [prop("camera", [0.28, 0.95, 0.95], CLOTH.navy), prop("softbox", [0.76, 0.8], CLOTH.navy)] }),
  group("02", TEENS, ["051", "063"]),
  room("03", { papers: ADULTS, props: [prop("mirror", [0.5, 0.74], CLOTH.plum)] }),
  group("04", KIDS, ["017", "031", "014"]),
  room("05", { papers: ACTORS, props: [prop("rack", [0.5, 0.86, 0.94], CLOTH.sage)] }),
  group("06", ACTORS, ["107", "110"]),
  room("07", { papers: KIDS, props: [prop("stool", [0.36, 0.9], CLOTH.clay), prop("clapper", [0.68, 0.7, 0.93], CLOTH.ochre)] }),
  group("08", CREATORS, ["116"]),
  room("09", { papers: ACTORS, props: [prop("microphone", [0.42, 0.82, 0.95], CLOTH.clay)], dark: true }),
  group("10", TEENS, ["056", "069", "060"]),
];

/** Pictures of the home page's slides; the first slide is a video on wide screens. */
export const SLIDE_PICTURES: PictureJob[] = [
  people("slides/01-mobile.jpg", { ...MOBILE, cast: ["087"], papers: HOUSE, print: "mono", kind: "roll", scale: 1.12 }),
  people("slides/02-desktop.jpg", {
    ...DESKTOP,
    cast: ["005", "032", "024"],
    papers: KIDS,
    kind: "seamless",
    scale: 1.0,
    at: [0.22, 0.5, 0.79],
  }),
  people("slides/02-mobile.jpg", { ...MOBILE, cast: ["032"], papers: KIDS, kind: "seamless", scale: 1.12 }),
  people("slides/03-desktop.jpg", { ...DESKTOP, cast: ["054", "064"], papers: TEENS, kind: "split", scale: 1.12, at: [0.3, 0.7] }),
  people("slides/03-mobile.jpg", { ...MOBILE, cast: ["064"], papers: TEENS, kind: "split", scale: 1.12 }),
  people("slides/04-desktop.jpg", { ...DESKTOP, cast: ["086", "075"], papers: ADULTS, dark: true, scale: 1.14, at: [0.33, 0.7] }),
  people("slides/04-mobile.jpg", { ...MOBILE, cast: ["086"], papers: ADULTS, dark: true, scale: 1.12 }),
];

/** Pictures of the categories on the home page whose talents are all minors. */
export const DOOR_PICTURES: PictureJob[] = [
  people("home/kids.jpg", { ...DOOR, cast: ["004"], papers: KIDS, kind: "disc", scale: 0.98 }),
  people("home/teens.jpg", { ...DOOR, cast: ["066"], papers: TEENS, kind: "split", scale: 0.98 }),
];

/** Pictures of the Instagram feed. */
export const INSTAGRAM_PICTURES: PictureJob[] = [
  people("instagram/01.jpg", { ...SQUARE, cast: ["003"], papers: KIDS, kind: "disc", scale: 0.9 }),
  studio("instagram/02.jpg", { ...SQUARE, papers: HOUSE, props: [prop("rack", [0.5, 0.95, 0.95], CLOTH.clay)] }),
  people("instagram/03.jpg", { ...SQUARE, cast: ["085"], papers: ADULTS, print: "mono", scale: 0.92 }),
  people("instagram/04.jpg", { ...SQUARE, cast: ["050", "072"], papers: TEENS, kind: "split", scale: 0.76 }),
  studio("instagram/05.jpg", { ...SQUARE, papers: KIDS, props: [prop("clapper", [0.5, 1.1, 0.88], CLOTH.clay)] }),
  people("instagram/06.jpg", { ...SQUARE, cast: ["112"], papers: ACTORS, dark: true, scale: 0.92 }),
  people("instagram/07.jpg", { ...SQUARE, cast: ["117"], papers: CREATORS, print: "duotone", kind: "arch", scale: 0.9 }),
  studio("instagram/08.jpg", {
    ...SQUARE,
    papers: ADULTS,
    props: [prop("plant", [0.4, 0.9, 0.92], CLOTH.sage), prop("stool", [0.68, 0.8, 0.94], CLOTH.plum)],
  }),
];

/** Faces of the staff, who are not talents. */
const STAFF_FACES: Record<string, { gender: "man" | "woman"; birthdate: string; hair: string; hairKind: string; eyes: string }> = {
  "1": { gender: "woman", birthdate: "1972-04-02", hair: "Grey", hairKind: "Straight", eyes: "Brown" },
  "2": { gender: "man", birthdate: "1981-09-18", hair: "Dark Brown", hairKind: "Wavy", eyes: "Black" },
  "3": { gender: "woman", birthdate: "1988-01-25", hair: "Black", hairKind: "Curly", eyes: "Dark Brown" },
  "4": { gender: "man", birthdate: "1990-06-11", hair: "Black", hairKind: "Coily", eyes: "Black" },
  "5": { gender: "woman", birthdate: "1994-11-30", hair: "Natural Red", hairKind: "Wavy", eyes: "Green" },
  "6": { gender: "woman", birthdate: "1985-03-07", hair: "Light Brown", hairKind: "Straight", eyes: "Honey" },
  "7": { gender: "man", birthdate: "1976-12-19", hair: "Salt and Pepper", hairKind: "Straight", eyes: "Brown" },
  "8": { gender: "woman", birthdate: "1998-08-14", hair: "Black", hairKind: "Straight", eyes: "Black" },
};

const drawStaff = (key: string): string => {
  const random = randomFrom(`staff picture ${key}`);
  const person = STAFF_FACES[key];
  if (person === undefined) throw new Error(`No face for member of staff ${key}`);
  const paper = random.pick(HOUSE.pale);
  const face = toAppearance({ ...person, key: `staff-${key}` });
  const { look, defs } = direct(random, face, { papers: HOUSE, print: "mono", backdrop: paper, id: `staff-${key}`, laughs: 0 });
  const stand = { figure: drawFigure(face, { ...look, sunglasses: false }), scale: 0.86, x: 0.5, y: 0.46, mirrored: Number(key) % 2 === 0 };
  return drawScene({
    id: `staff-${key}`,
    width: 800,
    height: 1000,
    stands: [stand],
    defs,
    shadow: { kind: "flash", dx: 36, dy: 20, color: "#2b2a2d", opacity: 0.18 },
    backdrop: { kind: "seamless", paper, second: paper, light: { x: 0.3, y: 0.25 } },
    shade: { color: "#1a1512", strength: 0.16 },
  });
};

export const STAFF_PICTURES: PictureJob[] = staff.map(({ key, cover }) => jpeg(cover, () => drawStaff(key)));

const shareScene = (): string =>
  drawScene(
    groupScene({ id: "share", width: 730, height: 630, cast: ["087", "064"], papers: HOUSE, print: "mono", scale: 0.58, at: [0.27, 0.74] }),
    { x: 470 },
  );

/** Logo, intro and sharing picture. */
export const SITE_PICTURES: PictureJob[] = [
  png("site/logo.png", drawLogo),
  png("site/intro.png", drawIntro),
  jpeg("site/share.jpg", () => drawShare(shareScene())),
];
