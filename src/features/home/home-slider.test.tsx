import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Slide } from "../../domain/content";
import type { Locale } from "../../domain/locale";
import { renderPage } from "../../../tests/setup/render";
import { HomeSlider } from "./home-slider";

const picture = (path: string) => ({ path, width: 2400, height: 1200 });

const aSlide = (number: number, values: Partial<Slide> = {}): Slide => ({
  slideId: String(number),
  mobile: picture(`slides/${number}-mobile.jpg`),
  desktop: picture(`slides/${number}-desktop.jpg`),
  link: null,
  alt: { pt: `Destaque ${number}`, en: `Highlight ${number}` },
  ...values,
});

const renderSlider = async (slides: readonly Slide[], language: Locale = "pt") => {
  const { container } = renderPage(<HomeSlider slides={slides} />, { language });
  await waitFor(() => expect(container.querySelectorAll(".swiper-initialized")).toHaveLength(slides.length > 1 ? 1 : 0));
  return container;
};

describe("HomeSlider", () => {
  it("offers pause and both directions where there is more than one slide", async () => {
    const user = userEvent.setup();
    await renderSlider([aSlide(1), aSlide(2), aSlide(3)]);
    expect(screen.getByText("01 / 03")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Pausar" }));
    await user.click(screen.getByRole("button", { name: "Reproduzir" }));
    expect(screen.getByRole("button", { name: "Pausar" })).toBeInTheDocument();
  });

  it("shows captions in the visitor's language", () => {
    const portuguese = { pt: "Só em português", en: null };
    const { unmount } = renderPage(<HomeSlider slides={[aSlide(1)]} />, { language: "en" });
    expect(screen.getByText("Highlight 1")).not.toHaveAttribute("lang");
    expect(screen.getByRole("img", { name: "Highlight 1" })).toBeInTheDocument();
    unmount();
    renderPage(<HomeSlider slides={[aSlide(1, { alt: portuguese })]} />, { language: "en" });
    expect(screen.getByText("Só em português")).toHaveAttribute("lang", "pt");
  });

  it("has no controls with a single slide", () => {
    renderPage(<HomeSlider slides={[aSlide(1)]} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("renders nothing without slides", () => {
    const { container } = renderPage(<HomeSlider slides={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("loads the first slide first, in the window's size", async () => {
    const container = await renderSlider([aSlide(1), aSlide(2)]);
    const [first, second] = screen.getAllByRole("img");
    expect(first).toHaveAttribute("fetchpriority", "high");
    expect(second).toHaveAttribute("loading", "lazy");
    expect(container.querySelector("source")).toHaveAttribute("srcset", expect.stringContaining("/media/1920/slides/1-desktop.jpg"));
  });

  it("shows a video file silently as a slide", () => {
    const { container } = renderPage(<HomeSlider slides={[aSlide(1, { desktop: picture("slides/1.MP4") })]} />);
    const video = container.querySelector("video");
    expect(video).toHaveAttribute("src", expect.stringContaining("/media/1920/slides/1.MP4"));
    expect(video?.muted).toBe(true);
  });

  it("links inside the site and outside", async () => {
    await renderSlider([aSlide(1, { link: "/kids" }), aSlide(2, { link: "https://loja.example/" })], "en");
    expect(screen.getByRole("link", { name: "Highlight 1" })).toHaveAttribute("href", "/en/kids");
    expect(screen.getByRole("link", { name: "Highlight 2" })).toHaveAttribute("href", "https://loja.example/");
  });
});
