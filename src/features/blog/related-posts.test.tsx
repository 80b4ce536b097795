import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { RelatedPosts } from "./related-posts";

const posts = [1, 2, 3].map((number) => ({
  postId: String(number),
  linkPath: `/blog/texto-${number}/${number}`,
  title: `Texto ${number}`,
  cover: null,
  date: "2024-03-05T12:00:00Z",
}));

it.each([
  { language: "pt", title: "Leia também", address: "/blog/texto-1/1", date: "05 Março. 2024" },
  { language: "en", title: "Read next", address: "/en/blog/texto-1/1", date: "05 March. 2024" },
] as const)("links to other posts in $language", ({ language, title, address, date }) => {
  renderPage(<RelatedPosts language={language} posts={posts} />, { language });
  expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["Texto 1", "Texto 2", "Texto 3"]);
  expect(screen.getByRole("link", { name: /Texto 1/ })).toHaveAttribute("href", address);
  expect(screen.getAllByText(date)).toHaveLength(3);
});

it("marks the language of posts that are not in the page's", () => {
  renderPage(<RelatedPosts language="pt" posts={posts} />, { language: "en" });
  expect(screen.getByRole("list")).toHaveAttribute("lang", "pt");
});

it("renders nothing without other posts", () => {
  const { container } = renderPage(<RelatedPosts language="pt" posts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
