import { groupScene, type Group } from "./groups";
import { jpeg, type PictureJob } from "./job";
import type { Papers } from "./palette";
import type { Prop, PropName } from "./props";
import { drawScene } from "./scene";
import { drawSet } from "./sets";

export const WIDE = { width: 1600, height: 1067 };
export const TALL = { width: 1200, height: 1600 };

/** A file name as the prefix of the ids in its drawing. */
export const toId = (file: string): string => file.replaceAll(/\W/gu, "-");

export const CLOTH = { clay: "#b5644a", sage: "#7d8a74", navy: "#34456b", plum: "#5b4257", ochre: "#c99a4b", rose: "#b04a74" };

export const prop = (name: PropName, x: number, scale: number, cloth: string, floor = 0.9): Prop => ({ name, x, floor, scale, cloth });
/** A picture of people; its file name seeds the chance in it. */
export const people = (file: string, group: Omit<Group, "id">): PictureJob => jpeg(file, () => drawScene(groupScene({ ...group, id: toId(file) })));
/** A picture of an empty studio. */
export const studio = (file: string, papers: Papers, props: Prop[], dark = false, size: { width: number; height: number } = WIDE): PictureJob =>
  jpeg(file, () => drawSet({ id: toId(file), ...size, papers, dark, props }));
