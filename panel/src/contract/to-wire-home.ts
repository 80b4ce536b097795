import type { StoredHome, StoredMenuItem } from "./content-store";

/** The home page's part of the customizations. */
export const toWireHome = ({ sections, doors, newFaces }: StoredHome) => ({
  home_sections: sections,
  home_doors: doors.map(({ category, media: { file, width, height, alt } }) => ({ category, file, width, height, alt })),
  home_new_faces: newFaces,
});

/** The menu's part of the customizations. */
export const toWireMenu = (items: readonly StoredMenuItem[]) => ({
  menu: items.map(({ item, isShown, label }) => ({ item, shown: isShown, label })),
});
