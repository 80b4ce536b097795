import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import type { RelatedTalents as Answer } from "../../domain/related-talents";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { RelatedTalents } from "./related-talents";

const talentNamed = (name: string) => aTalentSummary({ talentId: name.toLowerCase(), name });

const bia = talentNamed("Bia");

const renderAround = (listAddress: string | null, language: "pt" | "en" = "pt") =>
  renderPage(<RelatedTalents talent={bia} category="talents" listAddress={listAddress} />, { language });

const answerRelated = (answer: Partial<Answer> = {}) =>
  answerFetch({
    body: { neighbours: { previous: talentNamed("Ana"), next: talentNamed("Caio") }, similar: [talentNamed("Duda")], ...answer },
  });

describe("RelatedTalents", () => {
  it("links to the previous and the next talent, and to the category's list", async () => {
    answerRelated();
    renderAround(null);
    expect(await screen.findByRole("link", { name: /Anterior Ana/ })).toHaveAttribute("href", "/talents/ana/ana");
    expect(screen.getByRole("link", { name: /Próximo → ?Caio/ })).toHaveAttribute("href", "/talents/caio/caio");
    expect(screen.getByRole("link", { name: "Ver a lista inteira" })).toHaveAttribute("href", "/talents/meninas");
    expect(requestedPaths).toEqual(["/api/talents/bia/related?category=talents"]);
  });

  it("asks for the list that the visitor came from, and links back to it", async () => {
    answerRelated();
    renderAround("/pesquisa?idade=18-30", "en");
    expect(await screen.findByRole("link", { name: /Next/ })).toHaveAttribute("href", "/en/talents/caio/caio");
    expect(screen.getByRole("link", { name: "See the whole list" })).toHaveAttribute("href", "/en/pesquisa?idade=18-30");
    expect(requestedPaths).toEqual([`/api/talents/bia/related?category=talents&list=${encodeURIComponent("/pesquisa?idade=18-30")}`]);
  });

  it("links to a neighbour of another category in that category, and to a hidden one with its token", async () => {
    const token = "a".repeat(22);
    answerRelated({
      neighbours: {
        previous: aTalentSummary({ talentId: "9", name: "Rui", categories: ["kids"] }),
        next: aTalentSummary({ talentId: `8~${token}`, name: "Eva", categories: [] }),
      },
    });
    renderAround("/board/elas");
    expect(await screen.findByRole("link", { name: /Anterior Rui/ })).toHaveAttribute("href", "/kids/9/rui");
    expect(screen.getByRole("link", { name: /Próximo → ?Eva/ })).toHaveAttribute("href", `/talents/8/eva?t=${token}`);
  });

  it("has no link at the end of a list, and no section without similar talents", async () => {
    answerRelated({ neighbours: { previous: talentNamed("Ana"), next: null }, similar: [] });
    renderAround(null);
    await screen.findByRole("link", { name: /Anterior/ });
    expect(screen.queryByRole("link", { name: /Próximo/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Talentos parecidos" })).not.toBeInTheDocument();
  });

  it("shows similar talents in the order of the answer", async () => {
    answerRelated({ similar: [talentNamed("Duda"), talentNamed("Ana")] });
    renderAround(null);
    await screen.findByRole("link", { name: /Anterior/ });
    const similar = within(screen.getByRole("region", { name: "Talentos parecidos" }));
    expect(similar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/talents/duda/duda", "/talents/ana/ana"]);
  });

  it("keeps the link to the list when the answer does not come", async () => {
    answerFetch({ status: 503 });
    renderAround(null);
    expect(screen.getByRole("region", { name: "Talentos parecidos" })).toHaveAttribute("aria-busy", "true");
    await waitForElementToBeRemoved(() => screen.queryByRole("region", { name: "Talentos parecidos" }));
    expect(screen.getByRole("link", { name: "Ver a lista inteira" })).toBeInTheDocument();
  });
});
