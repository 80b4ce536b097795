import { act } from "@testing-library/react";

/** Stands in for the browser's view: nothing is near until a test scrolls. */

const watching = new Map<object, IntersectionObserverCallback>();

class ViewObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly thresholds = [];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(): void {
    watching.set(this, this.callback);
  }

  unobserve(): void {
    watching.delete(this);
  }

  disconnect(): void {
    watching.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Gives the window an observer of the view; see `scrollNear`. */
export const watchScrolling = (): void => {
  watching.clear();
  window.IntersectionObserver = ViewObserver;
};

/** Brings everything that is watched near the window. */
export const scrollNear = (): Promise<void> =>
  act(async () => {
    for (const [observer, callback] of [...watching]) {
      callback([{ isIntersecting: true } as IntersectionObserverEntry], observer as IntersectionObserver);
    }
  });
