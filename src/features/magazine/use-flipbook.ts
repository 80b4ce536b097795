import { lazy, useEffect, useState, type RefObject } from "react";
import { whenSeen } from "../../components/ui/when-seen";

const importFlipbook = () => import("../../components/ui/flipbook");

/** To be drawn once `useIsFlipbookHere` says so; what it suspends for is at hand then. */
export const LazyFlipbook = lazy(async () => ({ default: (await importFlipbook()).Flipbook }));

/** Fetches the flipbook's code when its place comes into sight, and says when it is there. */
export const useIsFlipbookHere = (place: RefObject<Element>, onFailure: () => void): boolean => {
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    const load = () => void importFlipbook().then(() => setIsHere(true), onFailure);
    return place.current === null ? undefined : whenSeen(place.current, load);
  }, [place, onFailure]);

  return isHere;
};
