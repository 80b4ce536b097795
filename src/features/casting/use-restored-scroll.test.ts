import { renderHook, waitFor } from "@testing-library/react";
import { useRestoredScroll } from "./use-restored-scroll";

const ADDRESS = "/kids/meninas?vistos=60";

const scrollPosition = (): number => window.scrollY;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", ADDRESS);
  Object.assign(window, { scrollY: 0, scrollTo: (_left: number, top: number) => Object.assign(window, { scrollY: top }) });
});

const setNavigationType = (type: "navigate" | "reload"): void => {
  Object.assign(window.performance, { getEntriesByType: () => [{ type }] });
};

const leaveAt = (top: number, isLong = true): void => {
  const { unmount } = renderHook(() => useRestoredScroll(isLong));
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("pagehide"));
  unmount();
  Object.assign(window, { scrollY: 0 });
};

it("restores the position after a reload once the list is long enough, and only once", async () => {
  setNavigationType("navigate");
  leaveAt(4200);
  setNavigationType("reload");
  const { rerender, unmount } = renderHook(({ isLong }) => useRestoredScroll(isLong), { initialProps: { isLong: false } });
  expect(scrollPosition()).toBe(0);
  rerender({ isLong: true });
  await waitFor(() => expect(scrollPosition()).toBe(4200));
  unmount();
  expect(sessionStorage).toHaveLength(0);
});

it("keeps the position through a second reload before the list is long enough", async () => {
  setNavigationType("navigate");
  leaveAt(4200);
  setNavigationType("reload");
  leaveAt(0, false);
  renderHook(() => useRestoredScroll(true));
  await waitFor(() => expect(scrollPosition()).toBe(4200));
});

it.each([
  ["a first visit", "navigate", ADDRESS],
  ["another address", "reload", "/kids/meninas?vistos=40"],
] as const)("keeps %s at the top", async (_case, type, address) => {
  setNavigationType("navigate");
  leaveAt(4200);
  setNavigationType(type);
  window.history.replaceState(null, "", address);
  renderHook(() => useRestoredScroll(true));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrollPosition()).toBe(0);
});
