import type { StoredHome, StoredMenuItem } from "./content-store";

export const toWireHome = ({ sections, doors, newFaces }: StoredHome) => ({
  home_sections: sections,
  home_doors: doors.map(({ category, media: { file, width, height, alt } }) => ({ category, file, width, height, alt })),
  home_new_faces: newFaces,
});

export const toWireMenu = (items: readonly StoredMenuItem[]) => ({
  menu: items.map(({ item, isShown, label }) => ({ item, shown: isShown, label })),
});
