import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { selection } from "../../selection/selection";
import { aTalent } from "../../../tests/builders/domain-records";
import { renderPage } from "../../../tests/setup/render";
import { SelectionView } from "./selection-view";

const talents = [
  aTalent({ talentId: "1", name: "Ana Prado", heightCm: 170, eyes: "Green", skills: [] }),
  aTalent({ talentId: "2", name: "Bia Reis", heightCm: 165, heightFeet: null, eyes: null, skills: [] }),
  ...["3", "4", "5"].map((talentId) => aTalent({ talentId, name: `Talento ${talentId}`, skills: [] })),
];

beforeEach(() => {
  window.fetch = async (input) => {
    const body = talents.find(({ talentId }) => String(input).endsWith(`/${talentId}`));
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  };
  selection.open();
  selection.add(talents.map(({ talentId }) => talentId));
});
afterEach(() => selection.change(() => []));

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent,
      ...within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ]);

const tickTalents = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole("checkbox", { name }));
};

it("shows two talents on the same rows in Portuguese, without rows of missing values", async () => {
  const user = userEvent.setup();
  renderPage(<SelectionView search="" />);
  await tickTalents(user, "Comparar Bia Reis", "Comparar Ana Prado");
  expect(screen.getByText("2 de 4 marcados")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Comparar" }));
  expect(screen.getByRole("heading", { name: "Comparação" })).toHaveFocus();
  expect(screen.getAllByRole("columnheader").map((header) => within(header).getByRole("link").textContent)).toEqual([
    "Bia Reis",
    "Ana Prado",
  ]);
  expect(rows()).toEqual([
    ["Idade", "24 anos", "24 anos"],
    ["Altura", "1,65 m", "1,70 m · 5'7\""],
    ["Manequim", "38 BR", "38 BR"],
    ["Sapato", "37 BR", "37 BR"],
    ["Olhos", "–não informado", "Verde"],
    ["Cabelo", "Castanho Claro, ondulado", "Castanho Claro, ondulado"],
  ]);
});

it("shows notes, in English", async () => {
  const user = userEvent.setup();
  renderPage(<SelectionView search="" />, { language: "en" });
  await user.type(await screen.findByLabelText("Note on Ana Prado"), "Smiles");
  await tickTalents(user, "Compare Ana Prado", "Compare Bia Reis");
  await user.click(screen.getByRole("button", { name: "Compare" }));
  expect(rows()).toContainEqual(["Eyes", "Green", "–not given"]);
  expect(rows()).toContainEqual(["Note", "Smiles", "–not given"]);
});

it("accepts two to four talents", async () => {
  const user = userEvent.setup();
  renderPage(<SelectionView search="" />);
  await tickTalents(user, "Comparar Ana Prado");
  const compare = screen.getByRole("button", { name: "Comparar" });
  expect(compare).toHaveAttribute("aria-disabled", "true");
  await user.click(compare);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await tickTalents(user, "Comparar Bia Reis", "Comparar Talento 3", "Comparar Talento 4");
  expect(screen.getByRole("checkbox", { name: "Comparar Talento 5" })).toBeDisabled();
  await tickTalents(user, "Comparar Ana Prado");
  expect(screen.getByRole("checkbox", { name: "Comparar Talento 5" })).toBeEnabled();
});

it("lets a talent be removed and returns to the list with its ticks", async () => {
  const user = userEvent.setup();
  renderPage(<SelectionView search="" />);
  await tickTalents(user, "Comparar Ana Prado", "Comparar Bia Reis", "Comparar Talento 3");
  await user.click(screen.getByRole("button", { name: "Comparar" }));
  await user.click(screen.getByRole("button", { name: "Tirar Bia Reis da comparação" }));
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Voltar à lista" }));
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Comparar Ana Prado" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Comparar Bia Reis" })).not.toBeChecked();
});
