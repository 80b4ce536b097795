import { lazy, useEffect, useState, type RefObject } from "react";
import { whenInView } from "../../components/ui/when-in-view";

const importFlipbook = () => import(/* webpackChunkName: "flipbook" */ "../../components/ui/flipbook");

/** Render it when `useFlipbookLoaded` is true; it then does not suspend. */
export const LazyFlipbook = lazy(async () => ({ default: (await importFlipbook()).Flipbook }));

/** True once the code is loaded; it loads when the element is visible. */
export const useFlipbookLoaded = (container: RefObject<Element>, onFailure: () => void): boolean => {
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    const load = () => void importFlipbook().then(() => setIsLoaded(true), onFailure);
    return container.current === null ? undefined : whenInView(container.current, load);
  }, [container, onFailure]);

  return isLoaded;
};
