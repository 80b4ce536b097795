import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { TalentFacts } from "./talent-facts";

const talent = {
  age: 28,
  heightCm: 170,
  heightFeet: { feet: 5, inches: 7 },
  jeans: 38,
  shoes: 36.5,
  eyes: "Green",
  hair: "Light Brown",
  hairKind: "Wavy",
  skills: ["Inglês", "Dança"],
};

const nothing = { age: null, heightCm: null, heightFeet: null, jeans: null, shoes: null, eyes: null, hair: null, hairKind: null, skills: [] };

const facts = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("TalentFacts", () => {
  it("shows what is known in Portuguese", () => {
    renderPage(<TalentFacts talent={talent} />);
    expect(facts()).toEqual([
      ["Idade", "28 anos"],
      ["Altura", "1,70 m · 5'7\""],
      ["Manequim", "38 BR"],
      ["Sapato", "36,5 BR"],
      ["Olhos", "Verde"],
      ["Cabelo", "Castanho Claro, ondulado"],
      ["Habilidades", "Inglês, Dança"],
    ]);
  });

  it("shows it in English", () => {
    renderPage(<TalentFacts talent={talent} />, { language: "en" });
    expect(facts()).toContainEqual(["Height", "1.70 m · 5'7\""]);
    expect(facts()).toContainEqual(["Hair", "Light Brown, wavy"]);
  });

  it("leaves out what nobody gave", () => {
    renderPage(<TalentFacts talent={{ ...nothing, age: 1, eyes: "Honey" }} />);
    expect(facts()).toEqual([
      ["Idade", "1 ano"],
      ["Olhos", "Mel"],
    ]);
  });

  it("draws no empty table", () => {
    const { container } = renderPage(<TalentFacts talent={nothing} />);
    expect(container).toBeEmptyDOMElement();
  });
});
