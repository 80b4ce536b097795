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
    expect(head({ image: { address: "/media/1080/a.jpg", width: 1080, height: 720 } })).toContain(
      'property="og:image" content="https://casajuriti.example/media/1080/a.jpg"',
    );
    expect(head()).toContain('content="https://casajuriti.example/static/share.png"');
  });

  it("tells a picture's size only where it is known", () => {
    expect(head()).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
    expect(head({ image: { address: "/media/1080/a.jpg", width: null, height: null } })).not.toContain("og:image:width");
  });

  it("says what it is, and in which languages", () => {
    expect(head({ type: "article" })).toContain('<meta property="og:type" content="article"/>');
    const english = head({ locale: "en" });
    expect(english).toContain('<meta property="og:type" content="website"/>');
    expect(english).toContain('<meta property="og:locale" content="en_GB"/>');
    expect(english).toContain('<meta property="og:locale:alternate" content="pt_BR"/>');
    expect(english).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
