import { screen, within } from "@testing-library/react";
import type { Slide } from "../../domain/content";
import type { Door, Face, Home } from "../../domain/home";
import { answerFetch } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { HomeSections } from "./home-sections";

const FACE: Face = { talentId: "407", name: "Gisele Hipotética", coverVersion: "v407", categories: ["talents", "atores"] };

const DOORS: readonly Door[] = [
  { category: "kids", picture: { path: "home/kids.jpg", width: 900, height: 1200 }, alt: { pt: "Balões", en: "Balloons" }, face: null },
  { category: "teens", picture: null, alt: null, face: null },
  { category: "atores", picture: null, alt: null, face: { talentId: "405", name: "Elisa Fictícia", coverVersion: "v405" } },
];

const HOME: Home = {
  sections: ["slider", "paths", "doors", "newFaces", "blog", "instagram"],
  hasTalents: true,
  boards: [],
  doors: DOORS,
  newFaces: [FACE],
};

const SLIDE: Slide = {
  slideId: "1",
  mobile: { path: "slides/1.jpg", width: 1080, height: 1440 },
  desktop: { path: "slides/1.jpg", width: 2400, height: 1200 },
  link: null,
  alt: { pt: "Destaque", en: null },
};

interface Given extends Partial<Home> {
  slides?: readonly Slide[];
  language?: "pt" | "en";
}

const renderHome = ({ slides = [SLIDE], language = "pt", ...home }: Given = {}) => {
  answerFetch({ body: [] });
  return renderPage(<HomeSections home={{ ...HOME, ...home }} slides={slides} posts={[]} />, { language });
};

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

/** Accessible names of the sections, in the page's order. */
const sectionNames = (): string[] =>
  [...screen.queryAllByRole("region"), ...screen.queryAllByRole("navigation")]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((section) => section.getAttribute("aria-label") ?? within(section).getByRole("heading", { level: 2 }).textContent ?? "");

describe("the home page's sections", () => {
  it("stand in the agency's order, and those that it hides do not exist", () => {
    renderHome().unmount();
    renderHome({ sections: ["newFaces", "paths", "slider", "doors"] });
    expect(sectionNames()).toEqual(["Novos rostos", "Por onde começar", "Destaques", "Categorias"]);
  });

  it.each([
    ["with slides", [SLIDE], "Casa Juriti: Modelos, atores e talentos"],
    ["without slides", [], "Casa Juriti"],
  ] as const)("have one main heading %s", (_case, slides, name) => {
    renderHome({ slides });
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([name]);
  });

  it.each([
    { language: "pt", find: "Encontrar talentos", scouting: "Seja modelo", prefix: "" },
    { language: "en", find: "Find talent", scouting: "Be a model", prefix: "/en" },
  ] as const)("lead in $language to finding talent and to being scouted", ({ language, find, scouting, prefix }) => {
    renderHome({ language });
    expect([linkTo(find), linkTo(scouting)]).toEqual([`${prefix}/pesquisa`, `${prefix}/seja-modelo`]);
  });

  it("do not lead to finding talent while there is none", () => {
    renderHome({ hasTalents: false, doors: [], newFaces: [], slides: [] });
    expect(screen.queryByRole("link", { name: "Encontrar talentos" })).not.toBeInTheDocument();
    expect(sectionNames()).toEqual(["Por onde começar", "Blog"]);
  });
});

describe("the doors of home", () => {
  it("show an uploaded picture with its description, a face, or the name alone", () => {
    const { container } = renderHome();
    expect([linkTo("Balões Kids"), linkTo("Teens"), linkTo("Atores")]).toEqual(["/kids", "/teens", "/atores"]);
    const sources = [...container.querySelectorAll("[data-section] img")].map((img) => img.getAttribute("src"));
    expect(sources.slice(0, 2)).toEqual([expect.stringContaining("home/kids.jpg"), expect.stringContaining("/media/talents/405/v405/")]);
    expect(screen.getByRole("link", { name: "Teens" }).querySelector("img")).toBeNull();
  });

  it("load their pictures lazily", () => {
    const { container } = renderHome();
    for (const img of container.querySelectorAll("[data-section] img")) expect(img).toHaveAttribute("loading", "lazy");
  });

  it("are in English on the English page", () => {
    renderHome({ language: "en" });
    expect([linkTo("Balloons Kids"), linkTo("Actors")]).toEqual(["/en/kids", "/en/atores"]);
  });
});

describe("the new faces of home", () => {
  it("link to the talents' pages under their main category", () => {
    renderHome();
    expect(linkTo("Gisele Hipotética")).toBe("/talents/407/gisele-hipotetica");
  });
});
