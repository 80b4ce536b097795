import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { intersectObservedElements, installIntersectionObserver } from "../../../tests/setup/intersection-observer";
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

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Texto ${index + 1}`);

let visit = 0;
beforeEach(() => {
  installIntersectionObserver();
  visit += 1;
  window.history.replaceState({ key: `visit ${visit}` }, "", "/blog");
});

describe("PostList", () => {
  it("shows cards with date and address", () => {
    renderPage(<PostList posts={[aPost(1)]} />);
    expect(screen.getByText("05 Março. 2024")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/blog/texto-1/1");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("loads pages of the visitor's language near the end, until an empty one", async () => {
    answerFetch({ body: { items: [aPost(10), aPost(11), aPost(12)] } }, { body: { items: [] } });
    renderPage(<PostList posts={firstTen} />, { language: "en" });
    expect(requestedPaths).toEqual([]);
    await intersectObservedElements();
    expect(requestedPaths).toEqual(["/api/posts/en?page=2"]);
    expect(titles()).toEqual(numbered(12));
    await intersectObservedElements();
    expect(requestedPaths).toEqual(["/api/posts/en?page=2", "/api/posts/en?page=3"]);
    expect(titles()).toEqual(numbered(12));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await intersectObservedElements();
    expect(requestedPaths).toHaveLength(2);
  });

  it("loads the next page on a press too", async () => {
    answerFetch({ body: { items: [aPost(11)] } });
    const user = userEvent.setup();
    renderPage(<PostList posts={firstTen} />, { language: "en" });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(titles()).toEqual(numbered(11));
  });

  it("reports a failed page, waits, and retries on a press", async () => {
    answerFetch({ status: 503 }, { body: { items: [aPost(11)] } });
    const user = userEvent.setup();
    renderPage(<PostList posts={firstTen} />);
    await intersectObservedElements();
    expect(screen.getByRole("status")).toHaveTextContent("Erro 503. Não foi possível carregar agora.");
    await intersectObservedElements();
    expect(requestedPaths).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    expect(titles()).toEqual(numbered(11));
  });

  it("restores its length when the visitor comes back, and is short on a new visit", async () => {
    answerFetch({ body: { items: [aPost(11), aPost(12)] } });
    const first = renderPage(<PostList posts={firstTen} />);
    await intersectObservedElements();
    first.unmount();
    const second = renderPage(<PostList posts={firstTen} />);
    expect(titles()).toEqual(numbered(12));
    second.unmount();
    window.history.pushState({ key: "another visit" }, "", "/blog");
    renderPage(<PostList posts={firstTen} />);
    expect(titles()).toEqual(numbered(10));
  });

  it("renders no link for a post without an address on this site", () => {
    renderPage(<PostList posts={[{ ...aPost(1), linkPath: null }]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(titles()).toEqual(["Texto 1"]);
  });

  it.each([
    ["pt", "Nenhum conteúdo encontrado"],
    ["en", "Not Found News"],
  ] as const)("reports in %s that there are no posts", (language, text) => {
    renderPage(<PostList posts={[]} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
