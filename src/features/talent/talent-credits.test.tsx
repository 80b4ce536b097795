import { screen, within } from "@testing-library/react";
import { CREDIT_KINDS, type Credit } from "../../domain/credit";
import { renderPage } from "../../../tests/setup/render";
import enCasting from "../../locales/en/casting.json";
import enTalent from "../../locales/en/talent.json";
import ptCasting from "../../locales/pt/casting.json";
import ptTalent from "../../locales/pt/talent.json";
import { creditRecords } from "./credit-records";
import { TalentCredits } from "../../components/talent/talent-credits";

const aCredit = (creditId: string, changes: Partial<Credit>): Credit => ({
  creditId,
  year: 2020,
  title: `Título ${creditId}`,
  role: null,
  production: null,
  kind: "film",
  ...changes,
});

const CREDITS = [
  aCredit("a", { year: 2021 }),
  aCredit("b", { year: 2024, kind: "theatre", role: "Lia", production: "Cia. Exemplo" }),
  aCredit("c", { year: 2023 }),
];

describe("TalentCredits", () => {
  it.each([
    ["pt", ["Teatro", "Cinema"]],
    ["en", ["Theatre", "Film"]],
  ] as const)("groups works by kind, the newest first (%s)", (language, kinds) => {
    renderPage(<TalentCredits talent={{ credits: CREDITS }} />, { language });
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(kinds);
    const [theatre, film] = screen.getAllByRole("list");
    expect(
      within(film!)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["2023Título c", "2021Título a"]);
    expect(theatre).toHaveTextContent("2024Título bLiaCia. Exemplo");
  });

  it("renders nothing without works", () => {
    const { container } = renderPage(<TalentCredits talent={{ credits: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it("names each kind alike on the page and in the filter, in both languages", () => {
  for (const [talent, casting] of [
    [ptTalent, ptCasting],
    [enTalent, enCasting],
  ])
    for (const kind of CREDIT_KINDS) {
      const word = new Map(Object.entries(talent!)).get(`talent.credit.${kind}`);
      expect(word).toBeTruthy();
      expect(new Map(Object.entries(casting!)).get(`casting.creditKinds.${kind}`)).toBe(word);
    }
});

describe("creditRecords", () => {
  const PERSON = "https://casajuriti.example/talents/1/ana#person";

  it("names the person as actor of a film, and as contributor of other works", () => {
    const [theatre, film] = creditRecords([CREDITS[0]!, CREDITS[1]!], PERSON);
    expect(film).toMatchObject({ "@type": "Movie", name: "Título a", dateCreated: "2021", actor: { "@id": PERSON } });
    expect(theatre).toMatchObject({
      "@type": "Play",
      contributor: { "@type": "Role", roleName: "Lia", contributor: { "@id": PERSON } },
      producer: { "@type": "Organization", name: "Cia. Exemplo" },
    });
  });

  it("has a character's name in a performance", () => {
    expect(creditRecords([aCredit("d", { kind: "series", role: "Téo" })], PERSON)).toMatchObject([
      { "@type": "TVSeries", actor: { "@type": "PerformanceRole", characterName: "Téo", actor: { "@id": PERSON } } },
    ]);
  });
});
