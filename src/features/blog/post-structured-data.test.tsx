import { renderToStaticMarkup } from "react-dom/server";
import { aPost } from "../../../tests/builders/domain-records";
import { answerStaticQueries } from "../../../tests/setup/gatsby";
import { SITE_FRAME } from "../../../tests/setup/render";
import { PostStructuredData } from "./post-structured-data";

const recordsOf = (post: ReturnType<typeof aPost>): unknown[] => {
  answerStaticQueries(SITE_FRAME);
  const html = renderToStaticMarkup(<PostStructuredData locale="en" path="/blog/bastidores" post={post} />);
  const document = new DOMParser().parseFromString(html, "text/html");
  return [...document.querySelectorAll("script")].map((script) => JSON.parse(script.textContent));
};

it("describes the post with its language and address", () => {
  expect(recordsOf(aPost())).toMatchObject([
    {
      "@type": "BlogPosting",
      headline: "Bastidores",
      description: "Um dia no estúdio",
      image: "https://casajuriti.example/media/1080/posts/31/cover.jpg",
      dateModified: "2025-01-02T03:04:05.000Z",
      inLanguage: "pt-BR",
      mainEntityOfPage: "https://casajuriti.example/en/blog/bastidores",
      publisher: { "@type": "Organization", name: "Casa Juriti" },
    },
  ]);
});

it("describes a video cover with the site's own picture", () => {
  expect(recordsOf(aPost({ cover: { path: "posts/31/cover.mp4", width: null, height: null }, description: null }))).toMatchObject([
    { "@type": "BlogPosting" },
    {
      "@type": "VideoObject",
      name: "Bastidores",
      description: "Bastidores",
      contentUrl: "https://casajuriti.example/media/1920/posts/31/cover.mp4",
      thumbnailUrl: "https://casajuriti.example/share.png",
      uploadDate: "2025-01-02T03:04:05.000Z",
    },
  ]);
});
