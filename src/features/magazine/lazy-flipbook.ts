import { lazy, useEffect, useState, type RefObject } from "react";
import { whenInView } from "../../components/ui/when-in-view";

const importFlipbook = () => import("../../components/ui/flipbook");

/** Render it when `useFlipbookLoaded` is true; it then does not suspend. */
export const LazyFlipbook = lazy(async () => ({ default: (await importFlipbook()).Flipbook }));

/** Loads the flipbook's code when the element is visible; true once it is loaded. */
export const useFlipbookLoaded = (place: RefObject<Element>, onFailure: () => void): boolean => {
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    const load = () => void importFlipbook().then(() => setIsHere(true), onFailure);
    return place.current === null ? undefined : whenInView(place.current, load);
  }, [place, onFailure]);

  return isHere;
};
