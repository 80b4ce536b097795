import { act, screen, within } from "@testing-library/react";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { InstagramArea } from "./instagram-area";

const FEED = [
  { itemId: "1", permalink: "https://www.instagram.com/p/1/", picture: "/media/480/feed/1.jpg", caption: "Estúdio" },
  { itemId: "2", permalink: "https://www.instagram.com/p/2/", picture: "/media/480/feed/2.jpg", caption: null },
];

const renderArea = async (language: "pt" | "en" = "pt") => {
  const view = renderPage(<InstagramArea />, { language });
  await act(async () => undefined);
  return view;
};

describe("the Instagram area", () => {
  it("shows the feed's pictures from this site, each with a link to its post", async () => {
    answerFetch({ body: FEED });
    await renderArea();
    expect(requestedPaths).toEqual(["/api/instagram"]);
    const area = within(screen.getByRole("region", { name: "Instagram" }));
    const first = area.getByRole("link", { name: "Estúdio , abre em outra aba" });
    expect(first).toHaveAttribute("href", "https://www.instagram.com/p/1/");
    expect(area.getByRole("img", { name: "Estúdio" })).toHaveAttribute("src", "/media/480/feed/1.jpg");
    expect(area.getByRole("link", { name: /@casajuriti/ })).toHaveAttribute("href", "https://www.instagram.com/casajuriti.example");
  });

  it.each([
    ["pt", "Publicação no Instagram, 2"],
    ["en", "Instagram post, 2"],
  ] as const)("names in %s a picture without a caption", async (language, name) => {
    answerFetch({ body: FEED });
    await renderArea(language);
    expect(screen.getByRole("img", { name })).toBeInTheDocument();
  });

  it.each([
    ["is empty", { body: [] }],
    ["fails", { status: 503 }],
    ["is cut off", new Error("reset")],
  ])("is left out when the feed %s", async (_case, answer) => {
    answerFetch(answer);
    await renderArea();
    expect(requestedPaths).toEqual(["/api/instagram"]);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("shows eight pictures at most", async () => {
    answerFetch({ body: Array.from({ length: 15 }, (_, index) => ({ ...FEED[0], itemId: String(index) })) });
    await renderArea();
    expect(screen.getAllByRole("img")).toHaveLength(8);
  });
});
