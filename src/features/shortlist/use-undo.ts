import { useState } from "react";
import { removeFavorite, restoreFavorites, type Favorites } from "../../selection/favorites";
import { selection } from "../../selection/selection";

interface Undoable {
  before: Favorites;
  /** What was done, as a text. */
  done: string;
}

/** Removes talents from the selection; the last removal can be undone. */
export const useUndo = () => {
  const [last, setLast] = useState<Undoable | null>(null);

  const leave = (edit: (favorites: Favorites) => Favorites, done: string) => {
    setLast({ before: selection.read().favorites, done });
    selection.change(edit);
  };

  const takeBack = () => {
    if (last !== null) selection.change((favorites) => restoreFavorites(favorites, last.before));
    setLast(null);
  };

  return {
    done: last?.done ?? null,
    clear: (done: string) => leave(() => [], done),
    remove: (talentId: string, done: string) => leave((favorites) => removeFavorite(favorites, talentId), done),
    takeBack,
    forget: () => setLast(null),
  };
};

export type Undo = ReturnType<typeof useUndo>;
