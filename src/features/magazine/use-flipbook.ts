import { lazy, useEffect, useState, type RefObject } from "react";
import { whenSeen } from "../../components/ui/when-seen";

const importFlipbook = () => import("../../components/ui/flipbook");

/** Render it when `useIsFlipbookHere` is true; it then does not suspend. */
export const LazyFlipbook = lazy(async () => ({ default: (await importFlipbook()).Flipbook }));

/** Loads the flipbook's code when the element is visible; true once it is loaded. */
export const useIsFlipbookHere = (place: RefObject<Element>, onFailure: () => void): boolean => {
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    const load = () => void importFlipbook().then(() => setIsHere(true), onFailure);
    return place.current === null ? undefined : whenSeen(place.current, load);
  }, [place, onFailure]);

  return isHere;
};
