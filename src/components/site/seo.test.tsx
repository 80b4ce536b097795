import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { answerStaticQueries } from "../../../tests/setup/gatsby";
import { SITE_FRAME } from "../../../tests/setup/render";
import { Seo } from "./seo";

const head = (props: Partial<ComponentProps<typeof Seo>> = {}): string => {
  answerStaticQueries(SITE_FRAME);
  return renderToStaticMarkup(<Seo locale="pt" path="/kids" title="Kids" description="Kids: gestão de modelos" {...props} />);
};

describe("Seo", () => {
  it("names page and agency, and on home the agency alone", () => {
    expect(head()).toContain("<title>Kids · Casa Juriti</title>");
    expect(head({ title: null, path: "/" })).toContain("<title>Casa Juriti</title>");
  });

  it("names the canonical address of its language and both versions", () => {
    const english = head({ locale: "en" });
    expect(english).toContain('<link rel="canonical" href="https://casajuriti.example/en/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="pt" href="https://casajuriti.example/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="en" href="https://casajuriti.example/en/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="x-default" href="https://casajuriti.example/kids"/>');
    expect(english).toContain('<html lang="en">');
  });

  it("names no address where the page has none of its own", () => {
    expect(head({ path: null })).not.toContain("canonical");
    expect(head({ path: null })).not.toContain("hrefLang");
  });

  it("speaks to robots only where told to", () => {
    expect(head()).not.toContain("robots");
    expect(head({ robots: "noindex, noimageindex" })).toContain('<meta name="robots" content="noindex, noimageindex"/>');
  });

  it("shares the page's picture, else the site's", () => {
    expect(head({ image: "/media/1080/a.jpg" })).toContain('content="https://casajuriti.example/media/1080/a.jpg"');
    expect(head()).toContain('content="https://casajuriti.example/static/share.png"');
  });
});
