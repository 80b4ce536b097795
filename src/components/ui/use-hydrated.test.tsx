import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useHydrated } from "./use-hydrated";
import { useMediaQuery } from "./use-media-query";

const { matchMedia } = window;
let drawn: string[] = [];
beforeEach(() => {
  drawn = [];
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
});

const Probe = () => {
  const words = `${useHydrated()} ${useMediaQuery("(min-width: 1px)")}`;
  drawn.push(words);
  return <p>{words}</p>;
};

it("is false during hydration and true afterwards, when window and address are known", () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Probe />);
  expect(place.textContent).toBe("false null");
  drawn = [];
  const complaints: unknown[] = [];
  act(() => void hydrateRoot(place, <Probe />, { onRecoverableError: (error) => complaints.push(error) }));
  expect(drawn[0]).toBe("false null");
  expect(place.textContent).toBe("true true");
  expect(complaints).toEqual([]);
});

it("is true at once when nothing was built", () => {
  render(<Probe />);
  expect(new Set(drawn)).toEqual(new Set(["true true"]));
});
