import { renderToStaticMarkup } from "react-dom/server";
import { answerStaticQueries } from "../../../tests/setup/gatsby";
import { SITE_FRAME } from "../../../tests/setup/render";
import { Breadcrumbs } from "./breadcrumbs";
import { OrganizationData } from "./organization";
import { StructuredData } from "./structured-data";

const recordsIn = (html: string): unknown[] => {
  const document = new DOMParser().parseFromString(html, "text/html");
  return [...document.querySelectorAll("script")].map((script) => JSON.parse(script.textContent));
};

describe("structured data", () => {
  it.each(["</script><script>alert(1)</script>", "<!-- <script>", "R&D &quot;x&quot; \u2028", "]]>"])(
    "keeps %j unchanged inside its own script",
    (name) => {
      const html = renderToStaticMarkup(<StructuredData record={{ "@type": "Thing", name }} />);
      expect(html.match(/<\/?script/g)).toHaveLength(2);
      expect(html.replace(/^<script[^>]*>|<\/script>$/g, "")).not.toMatch(/[<>&]/);
      expect(recordsIn(html)).toEqual([{ "@context": "https://schema.org", "@type": "Thing", name }]);
    },
  );

  it("leaves out missing values", () => {
    const html = renderToStaticMarkup(<StructuredData record={{ "@type": "Thing", name: null, url: undefined }} />);
    expect(recordsIn(html)).toEqual([{ "@context": "https://schema.org", "@type": "Thing" }]);
  });

  it("has the breadcrumbs from home to the page in the page's language", () => {
    answerStaticQueries(SITE_FRAME);
    const html = renderToStaticMarkup(
      <Breadcrumbs
        locale="en"
        crumbs={[
          { name: "Kids", path: "/kids" },
          { name: "Girls", path: "/kids/meninas" },
        ]}
      />,
    );
    expect(recordsIn(html)).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Casa Juriti", item: "https://casajuriti.example/en" },
          { position: 2, name: "Kids", item: "https://casajuriti.example/en/kids" },
          { position: 3, name: "Girls", item: "https://casajuriti.example/en/kids/meninas" },
        ],
      },
    ]);
  });

  it("describes the agency with the values of its settings", () => {
    answerStaticQueries({ ...SITE_FRAME, allAgencySocialMedia: { nodes: [] } });
    const [organization] = recordsIn(renderToStaticMarkup(<OrganizationData />));
    expect(organization).toMatchObject({ name: "Casa Juriti", url: "https://casajuriti.example", foundingDate: "2006" });
    expect(organization).not.toHaveProperty("sameAs");
  });
});
