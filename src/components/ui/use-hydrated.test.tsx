import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useHydrated } from "./use-hydrated";
import { useMediaQuery } from "./use-media-query";

const { matchMedia } = window;
let rendered: string[] = [];
beforeEach(() => {
  rendered = [];
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
});

const Probe = () => {
  const text = `${useHydrated()} ${useMediaQuery("(min-width: 1px)")}`;
  rendered.push(text);
  return <p>{text}</p>;
};

it("is false during hydration and true afterwards, when window and address are known", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Probe />);
  expect(root.textContent).toBe("false null");
  rendered = [];
  const errors: unknown[] = [];
  act(() => void hydrateRoot(root, <Probe />, { onRecoverableError: (error) => errors.push(error) }));
  expect(rendered[0]).toBe("false null");
  expect(root.textContent).toBe("true true");
  expect(errors).toEqual([]);
});

it("is true at once when nothing was built", () => {
  render(<Probe />);
  expect(new Set(rendered)).toEqual(new Set(["true true"]));
});
