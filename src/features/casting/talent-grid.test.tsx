import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toCastingIndex } from "../../domain/casting-index";
import type { TalentSummary } from "../../domain/talent";
import { answerFetch, asked } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { TalentGrid } from "./talent-grid";

const aTalent = (number: number): TalentSummary => ({
  talentId: String(number),
  name: `Talento ${number}`,
  gender: "female",
  age: 9,
  coverVersion: "v1",
  categories: ["kids"],
  heightCm: null,
  shoes: null,
  jeans: null,
  hair: null,
  hairKind: null,
  eyes: null,
  skills: [],
});

const talents = Array.from({ length: 45 }, (_, index) => aTalent(index + 1));
const live = { body: toCastingIndex(talents) };

const drawGrid = (built: readonly TalentSummary[], total: number) =>
  renderPage(<TalentGrid category="kids" gender="female" total={total} talents={built} />);

const cards = () => screen.getAllByRole("link");

describe("TalentGrid", () => {
  it("shows what was built and asks for nothing", () => {
    answerFetch(live);
    drawGrid(talents.slice(0, 20), 45);
    expect(cards()).toHaveLength(20);
    expect(screen.getByText("20 de 45 talentos")).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it("adds twenty at each press, from one request, until all are shown", async () => {
    answerFetch(live);
    const user = userEvent.setup();
    drawGrid(talents.slice(0, 20), 45);
    await user.click(screen.getByRole("button", { name: "Mostrar mais" }));
    expect(cards()).toHaveLength(40);
    await user.click(screen.getByRole("button", { name: "Mostrar mais" }));
    expect(cards()).toHaveLength(45);
    expect(screen.queryByRole("button", { name: "Mostrar mais" })).not.toBeInTheDocument();
    expect(asked).toEqual(["/api/casting/kids/meninas"]);
  });

  it("keeps its cards where the list cannot be fetched, and one press tries again", async () => {
    answerFetch(new Error("offline"), live);
    const user = userEvent.setup();
    drawGrid(talents.slice(0, 20), 45);
    await user.click(screen.getByRole("button", { name: "Mostrar mais" }));
    expect(screen.getByRole("status")).toHaveTextContent("Não foi possível carregar agora.");
    expect(cards()).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    expect(cards()).toHaveLength(40);
  });

  it("offers no more than there is", () => {
    drawGrid(talents.slice(0, 3), 3);
    expect(screen.queryByRole("button", { name: "Mostrar mais" })).not.toBeInTheDocument();
  });

  it("says so where nobody is listed", () => {
    drawGrid([], 0);
    expect(screen.getByText("Nenhum talento modelo encontrado")).toBeInTheDocument();
  });

  it("loads the first row at once and the rest when near", () => {
    drawGrid(talents.slice(0, 20), 20);
    const eager = screen.getAllByRole("img").filter((image) => image.getAttribute("loading") === "eager");
    expect(eager).toHaveLength(5);
  });
});
