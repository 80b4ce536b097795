import { screen } from "@testing-library/react";
import { anUnmeasuredTalent } from "../../../tests/builders/domain-records";
import { renderPage } from "../../../tests/setup/render";
import { TalentFacts } from "./talent-facts";

const talent = anUnmeasuredTalent({
  gender: "female",
  age: 28,
  heightCm: 170,
  heightFeet: { feet: 5, inches: 7 },
  jeans: 38,
  shoes: 36.5,
  eyes: "Green",
  hair: "Light Brown",
  hairKind: "Wavy",
  skills: ["Inglês", "Dança"],
});

const nothing = anUnmeasuredTalent();

const facts = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("TalentFacts", () => {
  it("shows the known facts in Portuguese", () => {
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

  it("shows the known facts in English", () => {
    renderPage(<TalentFacts talent={talent} />, { language: "en" });
    expect(facts()).toContainEqual(["Height", "1.70 m · 5'7\""]);
    expect(facts()).toContainEqual(["Hair", "Light Brown, wavy"]);
  });

  it.each([
    ["pt", "EU", ["38 BR · ≈ 36 EU", "36,5 BR · 38,5 EU"]],
    ["en", "UK", ["38 BR · ≈ 8 UK", "36.5 BR · ≈ 5.5 UK"]],
    ["pt", "US", ["38 BR · ≈ 4 US", "36,5 BR · ≈ 7,5 US"]],
  ] as const)("shows sizes in %s also in the %s system, beside the Brazilian ones", (language, sizeSystem, sizes) => {
    renderPage(<TalentFacts talent={talent} sizeSystem={sizeSystem} />, { language });
    const shown = facts().map(([, value]) => value);
    expect(shown).toEqual(expect.arrayContaining([...sizes]));
  });

  it("shows a size outside of every table in its Brazilian form only", () => {
    renderPage(<TalentFacts talent={{ ...talent, jeans: 37 }} sizeSystem="US" />);
    expect(facts()).toContainEqual(["Manequim", "37 BR"]);
  });

  it("leaves out missing facts", () => {
    renderPage(<TalentFacts talent={{ ...nothing, age: 1, eyes: "Honey" }} />);
    expect(facts()).toEqual([
      ["Idade", "1 ano"],
      ["Olhos", "Mel"],
    ]);
  });

  it("renders nothing without facts", () => {
    const { container } = renderPage(<TalentFacts talent={nothing} />);
    expect(container).toBeEmptyDOMElement();
  });
});
