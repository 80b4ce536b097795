import { useEffect, useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";
import { isRecord } from "../../lib/json";
import { packageAddress, readPackageAddress, type PackagePlace } from "./package-address";

interface OpenHistory {
  /** The scroll position when the page was left. */
  scroll: number;
  /** Whether the full view was opened on this page, so that closing it goes back. */
  isOpenedHere: boolean;
}

const readHistory = (state: unknown): OpenHistory => {
  const { scroll = 0, isOpenedHere = false } = isRecord(state) ? state : {};
  return { scroll: typeof scroll === "number" ? scroll : 0, isOpenedHere: isOpenedHere === true };
};

const write = (place: PackagePlace, state: OpenHistory, isNew: boolean): void => {
  const address = packageAddress(window.location.pathname, place);
  if (isNew) window.history.pushState(state, "", address);
  else window.history.replaceState(state, "", address);
};

/** Not a router: the page has one address and its query. */
export const usePackageAddress = (first: string | null) => {
  const [place, setPlace] = useState<PackagePlace>({ talent: first, picture: null });
  const scroll = useRef<number | null>(null);

  useEffect(() => {
    const read = (): void => setPlace(readPackageAddress(window.location.search));
    const handleBack = (event: PopStateEvent): void => {
      scroll.current = readHistory(event.state).scroll;
      read();
    };
    read(); // the server renders no full view, which scripts alone open
    window.history.scrollRestoration = "manual";
    window.addEventListener("popstate", handleBack);
    return () => window.removeEventListener("popstate", handleBack);
  }, []);

  useBrowserLayoutEffect(() => {
    if (scroll.current === null) return;
    window.scrollTo(0, scroll.current);
    scroll.current = null;
  }, [place.talent]);

  return useMemo(() => {
    const keepScroll = (): void =>
      window.history.replaceState({ ...readHistory(window.history.state), scroll: window.scrollY }, "", window.location.href);

    const go = (next: PackagePlace, state: Partial<OpenHistory> & { isNew: boolean }): void => {
      write(next, { scroll: 0, isOpenedHere: state.isOpenedHere ?? false }, state.isNew);
      setPlace(next);
    };

    return {
      ...place,
      /** Null shows all talents. */
      open: (talent: string | null): void => {
        keepScroll();
        scroll.current = 0;
        go({ talent, picture: null }, { isNew: true });
      },
      showPicture: (picture: number): void => {
        keepScroll();
        go({ ...place, picture }, { isNew: true, isOpenedHere: true });
      },
      /** Replaces the history entry, so that Back closes the full view. */
      turnTo: (picture: number): void =>
        go({ ...place, picture }, { isNew: false, isOpenedHere: readHistory(window.history.state).isOpenedHere }),
      closePicture: (): void => {
        if (readHistory(window.history.state).isOpenedHere) window.history.back();
        else go({ ...place, picture: null }, { isNew: false });
      },
    };
  }, [place]);
};

export type PackageRouter = ReturnType<typeof usePackageAddress>;
