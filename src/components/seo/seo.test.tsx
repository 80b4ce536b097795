import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { answerStaticQueries } from "../../../tests/setup/gatsby";
import { PORTUGUESE_ALONE, SITE_FRAME } from "../../../tests/setup/render";
import { Seo } from "./seo";

const renderHead = (props: Partial<ComponentProps<typeof Seo>> = {}, frame: Partial<typeof SITE_FRAME> = {}): string => {
  answerStaticQueries({ ...SITE_FRAME, ...frame });
  return renderToStaticMarkup(<Seo locale="pt" path="/kids" title="Kids" description="Kids: gestão de modelos" {...props} />);
};

describe("Seo", () => {
  it("shows page and agency in the title, and on home the agency only", () => {
    expect(renderHead()).toContain("<title>Kids · Casa Juriti</title>");
    expect(renderHead({ title: null, path: "/" })).toContain("<title>Casa Juriti</title>");
  });

  it("has the canonical address of its language and both versions", () => {
    const english = renderHead({ locale: "en" });
    expect(english).toContain('<link rel="canonical" href="https://casajuriti.example/en/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="pt" href="https://casajuriti.example/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="en" href="https://casajuriti.example/en/kids"/>');
    expect(english).toContain('<link rel="alternate" hrefLang="x-default" href="https://casajuriti.example/kids"/>');
  });

  it("has the canonical address without other versions on a site in Portuguese alone", () => {
    const head = renderHead({}, PORTUGUESE_ALONE);
    expect(head).toContain('<link rel="canonical" href="https://casajuriti.example/kids"/>');
    expect(head).not.toMatch(/hrefLang|alternate|\/en/);
  });

  it("has no canonical address when the page has none", () => {
    expect(renderHead({ path: null })).not.toContain("canonical");
    expect(renderHead({ path: null })).not.toContain("hrefLang");
  });

  it("has a robots tag only when given", () => {
    expect(renderHead()).not.toContain("robots");
    expect(renderHead({ robots: "noindex, noimageindex" })).toContain('<meta name="robots" content="noindex, noimageindex"/>');
  });

  it("shares the page's picture, or the site's", () => {
    expect(renderHead({ image: { address: "/media/1080/a.jpg", width: 1080, height: 720 } })).toContain(
      'property="og:image" content="https://casajuriti.example/media/1080/a.jpg"',
    );
    expect(renderHead()).toContain('content="https://casajuriti.example/share.png"');
  });

  it("states a picture's size only when known", () => {
    expect(renderHead()).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
    expect(renderHead({ image: { address: "/media/1080/a.jpg", width: null, height: null } })).not.toContain("og:image:width");
  });

  it("has the page's type and languages", () => {
    expect(renderHead({ type: "article" })).toContain('<meta property="og:type" content="article"/>');
    const english = renderHead({ locale: "en" });
    expect(english).toContain('<meta property="og:type" content="website"/>');
    expect(english).toContain('<meta property="og:locale" content="en_GB"/>');
    expect(english).toContain('<meta property="og:locale:alternate" content="pt_BR"/>');
    expect(english).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
