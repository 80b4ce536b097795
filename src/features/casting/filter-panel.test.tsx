import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NO_FILTER, type CastingFilter } from "../../domain/casting-choice";
import { toCastingIndex } from "../../domain/casting-index";
import type { Locale } from "../../domain/locale";
import { toChoices } from "../../../tests/builders/choices";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, requestedLists } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { FilterPanel } from "./filter-panel";

const talents = [
  aTalentSummary({
    talentId: "1",
    name: "Ana",
    categories: ["kids"],
    age: 4,
    heightCm: 101,
    shoes: 27.5,
    eyes: "Green",
    hair: "Dark",
    skills: ["Canto"],
  }),
  aTalentSummary({
    talentId: "2",
    name: "Bia",
    categories: ["kids"],
    age: 8,
    heightCm: null,
    shoes: 33,
    eyes: "Blue",
    hair: "Blonde",
    skills: [],
  }),
  aTalentSummary({
    talentId: "3",
    name: "Caio",
    categories: ["kids"],
    gender: "male",
    age: 13,
    heightCm: 150,
    shoes: 36,
    eyes: "Brown",
    hair: "Black",
    skills: ["Dança"],
  }),
];

const renderPanel = async (filter: Partial<CastingFilter> = {}, language: Locale = "pt") => {
  const applied: CastingFilter[] = [];
  let closed = 0;
  renderPage(
    <FilterPanel
      filter={{ ...NO_FILTER, category: "kids", ...filter }}
      onApply={(next) => applied.push(next)}
      onClose={() => (closed += 1)}
    />,
    { language },
  );
  await screen.findByText(/\d talent|talento modelo|No talents/);
  return { applied, closed: () => closed, user: userEvent.setup() };
};

const slider = (name: string) => screen.getByRole("slider", { name });
const apply = () => userEvent.click(screen.getByRole("button", { name: "Filtrar" }));

it("uses the bounds of the listing when the usual ones do not contain it", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  await renderPanel();
  expect([slider("Idade, de").getAttribute("min"), slider("Idade, até").getAttribute("max")]).toEqual(["4", "13"]);
  expect([slider("Sapato, de").getAttribute("min"), slider("Sapato, até").getAttribute("max")]).toEqual(["27", "36"]);
  expect([slider("Altura, de").getAttribute("min"), slider("Altura, até").getAttribute("max")]).toEqual(["40", "210"]);
  expect(slider("Idade, de")).toHaveAttribute("aria-valuetext", "4 anos");
});

it("disables age and measures until the listing is known, since the usual bounds exclude children", async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  answerFetch({ body: toCastingIndex(talents) });
  const { fetch } = window;
  window.fetch = async (...request) => {
    await isAnswered;
    return fetch(...request);
  };
  renderPage(<FilterPanel filter={{ ...NO_FILTER, category: "kids" }} onApply={() => undefined} onClose={() => undefined} />);
  expect(screen.getByRole("textbox", { name: "Idade, até" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: "Verde" })).toBeEnabled();
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Idade, até" })).toBeEnabled());
});

it("counts while filters change, and applies them only on request", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, user } = await renderPanel();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 talentos"));
  fireEvent.change(slider("Idade, até"), { target: { value: "8" } });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 talentos"));
  await user.click(screen.getByRole("checkbox", { name: "Verde" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 talento"));
  expect(applied).toEqual([]);
  await apply();
  expect(applied).toEqual([
    expect.objectContaining({ ranges: { age: { min: 4, max: 8 } }, choices: { eyes: [expect.objectContaining({ key: "verde" })] } }),
  ]);
});

it("accepts typed numbers, half sizes with a comma too, and keeps minimum and maximum in order", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, user } = await renderPanel();
  const type = async (name: string, text: string) => {
    await user.clear(screen.getByRole("textbox", { name }));
    await user.type(screen.getByRole("textbox", { name }), text);
    await user.tab();
  };
  await type("Sapato, até", "33,5");
  await type("Idade, até", "9");
  await type("Idade, de", "99");
  await type("Altura, de", "abc");
  await apply();
  expect(applied[0]).toMatchObject({ ranges: { shoes: { min: 27, max: 33.5 }, age: { min: 9, max: 9 } } });
  expect(applied[0]?.ranges).not.toHaveProperty("heightCm");
});

it("treats a full range as no filter, and includes unknown values only on request", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, user } = await renderPanel();
  fireEvent.change(slider("Altura, de"), { target: { value: "100" } });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 talentos"));
  await user.click(screen.getByRole("checkbox", { name: "Incluir não informados" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 talentos"));
  fireEvent.change(slider("Altura, de"), { target: { value: "40" } });
  await apply();
  expect(applied[0]).toMatchObject({ ranges: {}, includesUnknown: true });
  expect(applied[0]?.ranges).toEqual({});
});

it("names the one filter to remove when nobody is left", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { user } = await renderPanel({ letter: "B" }, "en");
  await user.click(screen.getByRole("checkbox", { name: "Canto" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No talents foundWithout letter B: 1 talent"));
});

it("fetches the list of another category before it counts", async () => {
  answerFetch({ body: toCastingIndex(talents) }, { body: toCastingIndex(talents) }, { body: toCastingIndex([]) });
  const { applied, user } = await renderPanel();
  await user.click(screen.getByRole("checkbox", { name: "Kids" }));
  await user.click(screen.getByRole("checkbox", { name: "Teens" }));
  await user.click(screen.getByRole("radio", { name: "Meninos" }));
  expect(await screen.findByText("Nenhum talento modelo encontrado")).toBeInTheDocument();
  expect(requestedLists()).toEqual([
    "/api/casting/kids/todos",
    "/api/casting/todas/todos",
    "/api/casting/teens/todos",
    "/api/casting/teens/meninos",
  ]);
  await apply();
  expect(applied[0]).toMatchObject({ category: "teens", gender: "male" });
});

it("chooses several categories, in their own order, and all by one press", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, user } = await renderPanel({ category: "teens" });
  await user.click(screen.getByRole("checkbox", { name: "Kids" }));
  await apply();
  await user.click(screen.getByRole("checkbox", { name: "Todas" }));
  await apply();
  expect(applied).toMatchObject([
    { category: null, categories: ["kids", "teens"] },
    { category: null, categories: [] },
  ]);
});

it("offers the orders that the list's talents have values for", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, user } = await renderPanel();
  const group = screen.getByRole("group", { name: "Ordem" });
  expect(
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(["Da agência", "Nome", "Altura", "Idade"]);
  await user.click(within(group).getByLabelText("Idade"));
  await apply();
  expect(applied).toMatchObject([{ order: "idade" }]);
});

it("resets to category and gender, and closes without a change", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  const { applied, closed, user } = await renderPanel({
    name: "ana",
    ranges: { age: { min: 4, max: 6 } },
    choices: { skills: toChoices("Canto") },
  });
  await user.click(screen.getByRole("button", { name: "Limpar Filtros" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 talentos"));
  expect(screen.getByRole("searchbox", { name: "Nome" })).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect([applied, closed()]).toEqual([[], 1]);
});

it("reports that the list cannot be counted, and retries", async () => {
  answerFetch(new Error("offline"), { body: toCastingIndex(talents) });
  renderPage(<FilterPanel filter={{ ...NO_FILTER, category: "kids" }} onApply={() => undefined} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("3 talentos")).toBeInTheDocument();
});

it("folds a long list to its most frequent items and keeps chosen ones in sight", async () => {
  const cities = Array.from({ length: 23 }, (_, index) => `Cidade ${String(index + 10)}`);
  // Each city has one talent more than the city before it.
  const residents = cities.flatMap((city, index) =>
    Array.from({ length: index + 1 }, () => aTalentSummary({ categories: ["kids"], city })),
  );
  answerFetch({ body: toCastingIndex(residents) });
  const { user } = await renderPanel({ choices: { city: toChoices("Cidade 10") } });
  const group = await screen.findByRole("group", { name: "Cidade" });
  const shown = () =>
    within(group)
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent);
  const frequent = cities.slice(3);
  await waitFor(() => expect(shown()).toEqual(["Cidade 10", ...frequent]));
  await user.click(screen.getByRole("button", { name: "Mostrar todas as opções: 23", expanded: false }));
  expect(shown()).toEqual(cities);
  await user.click(screen.getByRole("button", { name: "Mostrar menos", expanded: true }));
  expect(shown()).toEqual(["Cidade 10", ...frequent]);
});

it("names languages in the visitor's language", async () => {
  answerFetch({ body: toCastingIndex([aTalentSummary({ categories: ["kids"], languages: ["Inglês", "Guarani"] })]) });
  await renderPanel({}, "en");
  const group = await screen.findByRole("group", { name: "Languages" });
  expect(
    within(group)
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent),
  ).toEqual(["English", "Guarani"]);
});
