import { groupScene, type Group } from "./groups";
import { jpeg, type PictureJob } from "./job";
import type { Prop, PropName } from "./props";
import { drawScene } from "./scene";
import { drawSet, type StudioSet } from "./sets";

export const WIDE = { width: 1600, height: 1067 };
export const TALL = { width: 1200, height: 1600 };

/** Converts a file name to a prefix for ids in its SVG. */
export const toId = (file: string): string => file.replaceAll(/\W/gu, "-");

export const CLOTH = { clay: "#b5644a", sage: "#7d8a74", navy: "#34456b", plum: "#5b4257", ochre: "#c99a4b", rose: "#b04a74" };

/** A prop with its horizontal position and size; by default on the floor. */
export const prop = (
  name: PropName,
  [x, scale, floor = 0.9]: readonly [x: number, scale: number, floor?: number],
  cloth: string,
): Prop => ({ name, x, floor, scale, cloth });
/** A picture of people; its file name is the random seed. */
export const people = (file: string, group: Omit<Group, "id">): PictureJob =>
  jpeg(file, () => drawScene(groupScene({ ...group, id: toId(file) })));
/** A picture of an empty studio. */
export const studio = (file: string, set: Omit<StudioSet, "id">): PictureJob => jpeg(file, () => drawSet({ ...set, id: toId(file) }));
