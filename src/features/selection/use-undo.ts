import { useState } from "react";
import { removeFavorite, restoreFavorites, type Favorites } from "../../selection/favorites";
import { selection } from "../../selection/selection";

interface Undoable {
  before: Favorites;
  /** Description of the action to undo. */
  done: string;
}

/** The last removal can be undone. */
export const useUndo = () => {
  const [lastChange, setLastChange] = useState<Undoable | null>(null);

  const change = (edit: (favorites: Favorites) => Favorites, done: string) => {
    setLastChange({ before: selection.read().favorites, done });
    selection.change(edit);
  };

  const undo = () => {
    if (lastChange !== null) selection.change((favorites) => restoreFavorites(favorites, lastChange.before));
    setLastChange(null);
  };

  return {
    done: lastChange?.done ?? null,
    clear: (done: string) => change(() => [], done),
    remove: (talentId: string, done: string) => change((favorites) => removeFavorite(favorites, talentId), done),
    undo,
    dismiss: () => setLastChange(null),
  };
};

export type Undo = ReturnType<typeof useUndo>;
