import { aTalent } from "../../../tests/builders/domain-records";
import { defaultGallery, filledGalleries, galleryAddress, readGalleryAddress } from "./gallery-address";

const picture = { pictureId: "1", version: "v1", width: 3, height: 4, isBigLandscape: false };
const video = { videoId: "1", provider: "file", source: "a.mp4", width: 16, height: 9, isShowreel: false } as const;

const full = aTalent({ book: [picture, picture, picture], composite: [picture], videos: [video] });
const filmed = aTalent({ book: [], composite: [], videos: [video] });
const carded = aTalent({ book: [], composite: [picture], videos: [video] });

it.each([
  [full, "book", ["book", "videos", "composite"]],
  [filmed, "videos", ["videos"]],
  [carded, "composite", ["videos", "composite"]],
  [aTalent({ book: [] }), "book", []],
])("opens the book, else the composite, else the videos", (talent, gallery, filled) => {
  expect(defaultGallery(talent)).toBe(gallery);
  expect(filledGalleries(talent)).toEqual(filled);
});

it.each([
  ["", "book", null],
  ["?aba=videos", "videos", null],
  ["?aba=composite&foto=1", "composite", 1],
  ["?foto=3", "book", 3],
  ["?foto=4", "book", null],
  ["?foto=0", "book", null],
  ["?foto=1.5", "book", null],
  ["?foto=x&aba=nada", "book", null],
  ["?aba=videos&foto=1", "videos", null],
])("reads %p as %s, picture %p", (search, gallery, place) => {
  expect(readGalleryAddress(search, full)).toEqual({ gallery, picture: place });
});

it.each([
  ["", "#videos", "videos"],
  ["?aba=composite", "#videos", "composite"],
  ["", "#main", "book"],
])("opens for %p the tab that was pressed before the scripts ran (%s): %s", (search, fragment, gallery) => {
  expect(readGalleryAddress(search, full, fragment).gallery).toBe(gallery);
});

it("does not open a tab that the talent lacks", () => {
  expect(readGalleryAddress("?aba=book", filmed).gallery).toBe("videos");
});

it.each([
  [full, "", ["book", null, "/kids/1/ana"]],
  [full, "?aba=videos", ["book", 2, "/kids/1/ana?foto=2"]],
  [full, "?x=1&foto=2", ["composite", null, "/kids/1/ana?x=1&aba=composite"]],
  [carded, "", ["composite", 1, "/kids/1/ana?foto=1"]],
] as const)("writes only values that differ from the default", (talent, search, [gallery, picture, address]) => {
  expect(galleryAddress({ pathname: "/kids/1/ana", search }, talent, { gallery, picture })).toBe(address);
});
