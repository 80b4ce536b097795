import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerFetch, asked } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { PostList } from "./post-list";

const aPost = (number: number) => ({
  postId: String(number),
  linkPath: `/blog/texto-${number}/${number}`,
  title: `Texto ${number}`,
  cover: null,
  date: "2024-03-05T12:00:00Z",
});

const firstTen = Array.from({ length: 10 }, (_, index) => aPost(index + 1));

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("PostList", () => {
  it("shows cards with their date and address", () => {
    renderPage(<PostList posts={[aPost(1)]} total={1} />);
    expect(screen.getByText("05 Março. 2024")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/blog/texto-1/1");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("brings the next page of the visitor's language and ends after a short one", async () => {
    answerFetch({ body: { items: [aPost(10), aPost(11), aPost(12)] } });
    const user = userEvent.setup();
    renderPage(<PostList posts={firstTen} total={12} />, { language: "en" });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(asked).toEqual(["/api/posts/en?page=2"]);
    expect(titles()).toEqual(Array.from({ length: 12 }, (_, index) => `Texto ${index + 1}`));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says so where the next page fails, and one press tries again", async () => {
    answerFetch({ status: 503 }, { body: { items: [aPost(11)] } });
    const user = userEvent.setup();
    renderPage(<PostList posts={firstTen} total={11} />);
    await user.click(screen.getByRole("button", { name: "Mostrar mais" }));
    expect(screen.getByRole("status")).toHaveTextContent("Não foi possível carregar agora.");
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    expect(titles()).toHaveLength(11);
  });

  it("makes no link of a post that leads nowhere on this site", () => {
    renderPage(<PostList posts={[{ ...aPost(1), linkPath: null }]} total={1} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(titles()).toEqual(["Texto 1"]);
  });

  it.each([
    ["pt", "Nenhum conteúdo encontrado"],
    ["en", "Not Found News"],
  ] as const)("says in %s that there is nothing", (language, text) => {
    renderPage(<PostList posts={[]} total={0} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
