import { drawPins, type Group } from "./groups";
import { jpeg, type PictureJob } from "./job";
import { HOUSE, papersOf } from "./palette";
import { drawSet } from "./sets";
import { CLOTH, people, prop, studio, TALL, toId, WIDE } from "./shots";

const KIDS = papersOf("kids");
const TEENS = papersOf("teens");
const ACTORS = papersOf("ator");
const ADULTS = papersOf("talents");
const CREATORS = papersOf("Digital Influencer");

const wall = (file: string, keys: string[], print: "colour" | "mono"): PictureJob =>
  jpeg(file, () => {
    const id = toId(file);
    const prints = print === "mono" ? (["mono", "mono", "duotone"] as const) : (["colour", "mono", "colour", "duotone"] as const);
    const over = drawPins({ id, keys, papers: HOUSE, columns: 4, box: { x: 150, y: 60, width: 1300 }, prints });
    return drawSet({ id, ...WIDE, papers: HOUSE, props: [], over });
  });

/** Covers and inside pictures of the articles. */
export const POST_PICTURES: PictureJob[] = [
  studio("posts/01/cover.jpg", {
    ...WIDE,
    papers: ACTORS,
    props: [
      prop("rack", [0.24, 0.78], CLOTH.sage),
      prop("stool", [0.54, 0.9, 0.93], CLOTH.clay),
      prop("softbox", [0.8, 0.86, 0.92], CLOTH.sage),
    ],
  }),
  people("posts/01/body-1.jpg", { ...WIDE, cast: ["092", "074"], papers: ACTORS, kind: "roll", scale: 0.95, print: "duotone" }),
  people("posts/02/cover.jpg", { ...WIDE, cast: ["015", "041"], papers: KIDS, kind: "disc", scale: 0.92 }),
  people("posts/02/body-1.jpg", { ...WIDE, cast: ["011"], papers: KIDS, kind: "panel", scale: 1.0, at: [0.38] }),
  wall("posts/03/cover.jpg", ["004", "053", "090", "101", "079", "061", "117", "020"], "colour"),
  studio("posts/04/cover.jpg", {
    ...WIDE,
    papers: KIDS,
    props: [
      prop("chair", [0.5, 1.0, 0.93], CLOTH.clay),
      prop("plant", [0.82, 0.6, 0.88], CLOTH.sage),
      prop("stack", [0.2, 0.7, 0.93], CLOTH.ochre),
    ],
  }),
  people("posts/05/cover.jpg", { ...WIDE, cast: ["050", "066", "054"], papers: TEENS, kind: "split", scale: 0.72, at: [0.2, 0.5, 0.8] }),
  people("posts/06/cover.jpg", { ...WIDE, cast: ["080"], papers: HOUSE, kind: "window", print: "mono", scale: 1.15, at: [0.6] }),
  people("posts/08/cover.jpg", { ...WIDE, cast: ["115", "119"], papers: CREATORS, kind: "panel", scale: 0.95 }),
  people("posts/09/cover.jpg", {
    ...WIDE,
    cast: ["091", "083", "095"],
    papers: HOUSE,
    dark: true,
    print: "mono",
    scale: 0.72,
    at: [0.2, 0.5, 0.8],
  }),
  studio("posts/10/cover.jpg", {
    ...WIDE,
    papers: ADULTS,
    props: [
      prop("mirror", [0.5, 0.8, 0.92], CLOTH.plum),
      prop("stool", [0.2, 0.62, 0.94], CLOTH.rose),
      prop("plant", [0.86, 0.62, 0.9], CLOTH.sage),
    ],
  }),
  studio("posts/11/cover.jpg", {
    ...WIDE,
    papers: TEENS,
    props: [
      prop("camera", [0.3, 1.05, 0.96], CLOTH.navy),
      prop("stool", [0.6, 0.8, 0.86], CLOTH.navy),
      prop("softbox", [0.85, 0.78, 0.9], CLOTH.navy),
    ],
  }),
  studio("posts/12/cover.jpg", {
    ...WIDE,
    papers: ACTORS,
    props: [prop("microphone", [0.42, 0.9, 0.95], CLOTH.clay), prop("chair", [0.68, 0.72, 0.9], CLOTH.sage)],
    dark: true,
  }),
  wall("posts/13/cover.jpg", ["084", "092", "089", "102", "091", "105", "080", "113"], "mono"),
  studio("posts/14/cover.jpg", {
    ...WIDE,
    papers: ADULTS,
    props: [prop("stack", [0.4, 1.1, 0.92], CLOTH.plum), prop("clapper", [0.66, 0.62, 0.93], CLOTH.rose)],
    dark: true,
  }),
];

const campaign = (
  slug: string,
  casts: [string[], string[], string[]],
  { papers, ...look }: Pick<Group, "papers" | "kind" | "dark">,
): PictureJob[] => [
  people(`campaigns/${slug}/cover.jpg`, {
    ...WIDE,
    cast: casts[0],
    papers,
    ...look,
    ...(casts[0].length > 2 ? { scale: 0.72, at: [0.2, 0.5, 0.8] } : { scale: 0.95 }),
  }),
  people(`campaigns/${slug}/body-1.jpg`, { ...TALL, cast: casts[1], papers, kind: "roll", scale: 1.2 }),
  people(`campaigns/${slug}/body-2.jpg`, {
    ...WIDE,
    cast: casts[2],
    papers,
    print: "duotone",
    kind: "window",
    scale: 0.98,
    at: [0.34, 0.7],
  }),
];

/** Covers and inside pictures of the campaigns. */
export const CAMPAIGN_PICTURES: PictureJob[] = [
  ...campaign("verao-2026", [["114", "118", "117"], ["118"], ["115", "120"]], { papers: CREATORS, kind: "disc" }),
  ...campaign("volta-as-aulas-2026", [["002", "032", "007"], ["045"], ["020", "034"]], { papers: KIDS, kind: "split" }),
  ...campaign("inverno-2025", [["103", "111"], ["104"], ["106", "108"]], { papers: ACTORS, dark: true }),
  ...campaign("dia-das-criancas-2025", [["004", "028", "024"], ["009"], ["016", "047"]], { papers: KIDS, kind: "arch" }),
  ...campaign("natal-2024", [["083", "021", "089"], ["075"], ["078", "094"]], { papers: ADULTS, dark: true }),
  ...campaign("jeans-2024", [["052", "064", "058"], ["065"], ["053", "067"]], { papers: TEENS, kind: "panel" }),
];
