import { act, render } from "@testing-library/react";
import { beginRequest } from "../../live/request-progress";
import { ProgressBar } from "./progress-bar";
import { trackNavigations, type PageLoader } from "../../boot/track-navigations";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => beginRequest()("done"));
  jest.useRealTimers();
});

const renderBar = () => {
  const { container } = render(<ProgressBar />);
  return () => container.firstElementChild?.getAttribute("data-progress") ?? null;
};

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("the progress bar", () => {
  it("stays hidden for a quick navigation", () => {
    const shown = renderBar();
    let end: ReturnType<typeof beginRequest> = () => undefined;
    act(() => {
      end = beginRequest();
    });
    advanceTime(199);
    expect(shown()).toBeNull();
    act(() => end("done"));
    advanceTime(1000);
    expect(shown()).toBeNull();
  });

  it("appears after 200 ms, fills within 5 s, and disappears when all is loaded", () => {
    const { container } = render(<ProgressBar />);
    let end: ReturnType<typeof beginRequest> = () => undefined;
    act(() => {
      end = beginRequest();
    });
    advanceTime(200);
    const bar = container.firstElementChild;
    expect(bar).toHaveAttribute("data-progress", "loading");
    expect(bar).toHaveStyle({ animationDuration: "5000ms" });
    act(() => end("done"));
    advanceTime(0);
    expect(bar).toHaveAttribute("data-progress", "done");
    advanceTime(500);
    expect(container).toBeEmptyDOMElement();
  });

  it("marks a failure, also a quick one", () => {
    const shown = renderBar();
    act(() => beginRequest()("failed"));
    advanceTime(0);
    expect(shown()).toBe("failed");
    advanceTime(5000);
    expect(shown()).toBeNull();
  });
});

describe("a navigation", () => {
  it.each([
    [{ status: "success" }, "done"],
    [{ status: "error" }, "failed"],
    [undefined, "failed"],
  ])("is tracked until its page %p is loaded", async (page, shownAtLast) => {
    const shown = renderBar();
    let arrive = (): void => undefined;
    const loader: PageLoader = { loadPage: () => new Promise((resolve) => (arrive = () => resolve(page))) };
    trackNavigations(loader);
    let arrived: Promise<unknown> = Promise.resolve();
    act(() => {
      arrived = loader.loadPage("/blog");
    });
    advanceTime(250);
    expect(shown()).toBe("loading");
    arrive();
    expect(await act(async () => arrived)).toBe(page);
    advanceTime(0);
    expect(shown()).toBe(shownAtLast);
  });
});
