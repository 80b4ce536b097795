import { act } from "@testing-library/react";

/** Replaces IntersectionObserver, which jsdom lacks: nothing intersects until a test reports it. */

const observed = new Map<object, IntersectionObserverCallback>();

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly thresholds = [];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(): void {
    observed.set(this, this.callback);
  }

  unobserve(): void {
    observed.delete(this);
  }

  disconnect(): void {
    observed.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Also removes earlier observers. */
export const installIntersectionObserver = (): void => {
  observed.clear();
  window.IntersectionObserver = FakeIntersectionObserver;
};

export const reportIntersection = (isIntersecting: boolean): Promise<void> =>
  act(async () => {
    for (const [observer, callback] of [...observed]) {
      callback([{ isIntersecting } as IntersectionObserverEntry], observer as IntersectionObserver);
    }
  });

/** Every observed element leaves its area and arrives in it. */
export const intersectObservedElements = async (): Promise<void> => {
  await reportIntersection(false);
  await reportIntersection(true);
};
