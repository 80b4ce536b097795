import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { toCastingIndex } from "../../domain/casting-index";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { RelatedTalents } from "./related-talents";

const talentNamed = (name: string, age: number) => aTalentSummary({ talentId: name.toLowerCase(), name, age });

const bia = talentNamed("Bia", 20);
const listed = [talentNamed("Ana", 40), bia, talentNamed("Caio", 21), talentNamed("Duda", 30)];

const renderAround = (listAddress: string | null, language: "pt" | "en" = "pt") =>
  renderPage(<RelatedTalents talent={bia} category="talents" listAddress={listAddress} />, { language });

const answerLists = () => answerPaths({ "/api/casting/": { body: toCastingIndex(listed) } });

describe("RelatedTalents", () => {
  it("links to the previous and the next in the category's list", async () => {
    answerLists();
    renderAround(null);
    expect(await screen.findByRole("link", { name: /Anterior Ana/ })).toHaveAttribute("href", "/talents/ana/ana");
    expect(screen.getByRole("link", { name: /Próximo → ?Caio/ })).toHaveAttribute("href", "/talents/caio/caio");
    expect(screen.getByRole("link", { name: "Ver a lista inteira" })).toHaveAttribute("href", "/talents/meninas");
    expect(requestedPaths).toEqual(["/api/casting/talents/meninas"]);
  });

  it("keeps the list and filters that the visitor came from", async () => {
    answerLists();
    renderAround("/pesquisa?idade=18-30", "en");
    expect(await screen.findByRole("link", { name: /Next/ })).toHaveAttribute("href", "/en/talents/caio/caio");
    expect(screen.queryByRole("link", { name: /Previous/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See the whole list" })).toHaveAttribute("href", "/en/pesquisa?idade=18-30");
    expect(requestedPaths).toContain("/api/casting/todas/todos");
  });

  it("falls back to the category's list when the talent is not in the other", async () => {
    answerLists();
    renderAround("/pesquisa?idade=50-60");
    expect(await screen.findByRole("link", { name: /Anterior Ana/ })).toBeInTheDocument();
  });

  it("shows the nearest in age first", async () => {
    answerLists();
    renderAround(null);
    await screen.findByRole("link", { name: /Anterior/ });
    const similar = within(screen.getByRole("region", { name: "Talentos parecidos" }));
    expect(similar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/talents/caio/caio",
      "/talents/duda/duda",
      "/talents/ana/ana",
    ]);
  });

  describe("for an adult among minors", () => {
    const minors = [talentNamed("Edu", 17), aTalentSummary({ talentId: "eva", name: "Eva", age: null })];
    const answerMixed = () =>
      answerPaths({
        "/api/casting/": { body: toCastingIndex([listed[0], minors[0], bia, minors[1], listed[2]].flatMap((one) => one ?? [])) },
      });

    it("shows adults only to visitors from elsewhere, such as search engines", async () => {
      answerMixed();
      renderAround(null);
      expect(await screen.findByRole("link", { name: /Anterior Ana/ })).toBeInTheDocument();
      expect(screen.getByRole("link", { name: /Próximo → ?Caio/ })).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/Edu|Eva/);
    });

    it("keeps the order of the list that the visitor came from", async () => {
      answerMixed();
      renderAround("/talents/meninas");
      expect(await screen.findByRole("link", { name: /Anterior Edu/ })).toBeInTheDocument();
    });
  });

  it("shows minors beside a minor", async () => {
    answerPaths({ "/api/casting/": { body: toCastingIndex([talentNamed("Edu", 17), talentNamed("Fia", 12)]) } });
    renderPage(<RelatedTalents talent={talentNamed("Edu", 17)} category="talents" listAddress={null} />);
    expect(await screen.findByRole("link", { name: "Fia" })).toBeInTheDocument();
  });

  it("keeps the link to the list when the lists cannot be fetched", async () => {
    answerFetch({ status: 503 });
    renderAround(null);
    expect(screen.getByRole("region", { name: "Talentos parecidos" })).toHaveAttribute("aria-busy", "true");
    await waitForElementToBeRemoved(() => screen.queryByRole("region", { name: "Talentos parecidos" }));
    expect(screen.getByRole("link", { name: "Ver a lista inteira" })).toBeInTheDocument();
  });
});
