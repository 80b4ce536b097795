import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { ArticleView } from "./article-view";

const article = {
  language: "pt" as const,
  title: "O primeiro book",
  cover: { path: "posts/1/cover.jpg", width: 1600, height: 1000 },
  contentHtml: "<h2>Antes da foto</h2><p>Durma bem.</p>",
  date: "2024-03-05T12:00:00Z",
};

describe("ArticleView", () => {
  it("shows title, long date, body and a link home", () => {
    renderPage(<ArticleView article={article} />);
    expect(screen.getByRole("heading", { level: 1, name: "O primeiro book" })).toBeInTheDocument();
    expect(screen.getByText("5 de março de 2024")).toHaveAttribute("datetime", "2024-03-05");
    expect(screen.getByRole("heading", { level: 2, name: "Antes da foto" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/");
    expect(screen.queryByText(/existe apenas/)).not.toBeInTheDocument();
  });

  it("states that a text exists only in the other language, and marks its language", () => {
    renderPage(<ArticleView article={article} />, { language: "en" });
    expect(screen.getByText("This text exists only in Portuguese.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "pt");
  });

  it("plays a video cover on request", () => {
    renderPage(<ArticleView article={{ ...article, cover: { path: "posts/1/film.mp4", width: null, height: null } }} />);
    expect(screen.getByLabelText("O primeiro book")).toHaveAttribute("src", "/media/1920/posts/1/film.mp4");
  });

  it("renders without date and cover", () => {
    const { container } = renderPage(<ArticleView article={{ ...article, cover: null, date: null }} />);
    expect(container.querySelector("time, img, video")).toBeNull();
  });
});
