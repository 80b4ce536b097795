import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { anUnmeasuredTalent } from "../../tests/builders/domain-records";
import { answerFetch } from "../../tests/setup/answer-fetch";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { renderPage, SITE_FRAME } from "../../tests/setup/render";
import common from "../locales/pt/common.json";
import TalentTemplate, { Head } from "./talent";

const talent = anUnmeasuredTalent({
  talentId: "412",
  name: "Ana Prado",
  gender: "female",
  age: 28,
  coverVersion: "v1",
  categories: ["talents", "atores"],
  heightCm: 170,
  socialUrl: null,
  book: [],
  composite: [],
  videos: [],
});

beforeEach(() => answerFetch(new Error("offline")));

const pageContext = { language: "pt", talentId: "412", category: "atores", canonicalPath: "/talents/412/ana-prado" };

const propsOf = (values: Partial<typeof talent> | { age: null } = {}) =>
  ({
    data: {
      talent: { ...talent, ...values },
      locales: { edges: [{ node: { ns: "common", data: JSON.stringify(common), language: "pt" } }] },
    },
    pageContext,
    location: { pathname: "/atores/412/ana-prado", search: "", state: null },
  }) as unknown as ComponentProps<typeof TalentTemplate> & ComponentProps<typeof Head>;

const headOf = (values?: Parameters<typeof propsOf>[0]): string => {
  answerStaticQueries(SITE_FRAME);
  return renderToStaticMarkup(<Head {...propsOf(values)} />);
};

describe("the talent page", () => {
  it("shows name, facts and cover in the colour of the category in its address", () => {
    const { container } = renderPage(<TalentTemplate {...propsOf()} />);
    expect(screen.getByRole("heading", { level: 1, name: "Ana Prado" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Ana Prado" })).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByText("1,70 m")).toBeInTheDocument();
    expect(container.querySelector("[data-section]")).toHaveAttribute("data-section", "atores");
  });

  it("has the canonical address of the talent's first category", () => {
    expect(headOf()).toContain('<link rel="canonical" href="https://casajuriti.example/talents/412/ana-prado"/>');
    expect(headOf()).toContain("<title>Ana Prado · Casa Juriti</title>");
  });

  it("is indexable for an adult, and shares the cover", () => {
    expect(headOf({ age: 18 })).not.toContain("robots");
    expect(headOf({ age: 18 })).toContain("https://casajuriti.example/media/talents/412/v1/1080");
  });

  it.each([17, 0, null])("has noindex and shares no picture for the age %p", (age) => {
    const head = headOf({ age } as { age: null });
    expect(head).toContain('<meta name="robots" content="noindex, noimageindex, noai"/>');
    expect(head).not.toContain("/media/talents");
  });

  it("has breadcrumbs and videos as structured data for an adult", () => {
    const videos = [
      { videoId: "1", provider: "youtube", source: "dQw4w9WgXcQ", width: 1280, height: 720 },
      { videoId: "2", provider: "file", source: "r33l", width: 1280, height: 720 },
    ];
    const head = headOf({ age: 18, videos } as never);
    expect(head.match(/application\/ld\+json/g)).toHaveLength(4);
    expect(head).toContain('"name":"Ana Prado","item":"https://casajuriti.example/talents/412/ana-prado"');
    expect(head).toContain('"@type":"ProfilePage","url":"https://casajuriti.example/talents/412/ana-prado","mainEntity":{"@type":"Person"');
    expect(head).toContain('"embedUrl":"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(head).toContain('"contentUrl":"https://casajuriti.example/media/talents/412/videos/r33l"');
    expect(head).toContain('<meta property="og:type" content="profile"/>');
  });

  it("has an adult's works as structured data, and names the showreel", () => {
    const head = headOf({
      age: 18,
      credits: [{ creditId: "1", year: 2024, title: "O Farol", role: null, production: null, kind: "film" }],
      videos: [{ videoId: "1", provider: "file", source: "a1", width: 16, height: 9, isShowreel: true }],
    } as never);
    expect(head).toContain('"@graph":[{"@type":"Movie","name":"O Farol"');
    expect(head).toContain('"name":"talent.showreel');
  });

  it.each([17, 0, null])("has no structured data for the age %p", (age) => {
    const credits = [{ creditId: "1", year: 2024, title: "O Farol", role: null, production: null, kind: "film" }];
    const head = headOf({ age, credits, videos: [{ videoId: "1", provider: "file", source: "a1", width: 1280, height: 720 }] } as never);
    expect(head).not.toContain("ld+json");
    expect(head).toContain('<meta property="og:type" content="website"/>');
  });

  it("stops the build when the talent is missing", () => {
    const props = { ...propsOf(), data: { ...propsOf().data, talent: null } };
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderPage(<TalentTemplate {...props} />)).toThrow("TalentPage.talent is missing");
  });
});
