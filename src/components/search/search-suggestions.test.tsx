import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toCastingIndex } from "../../domain/casting-index";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedPaths } from "../../../tests/setup/answer-fetch";
import { visitedAddresses } from "../../../tests/setup/gatsby";
import { renderPage } from "../../../tests/setup/render";
import { SearchBox } from "./search-box";

const casting = (...names: string[]) => ({
  body: toCastingIndex(
    names.map((name, index) =>
      aTalentSummary({ talentId: String(index + 1), name, categories: index === 1 ? ["atores", "kids"] : ["kids"] }),
    ),
  ),
});

const typeName = async (text: string, language: "pt" | "en" = "pt") => {
  const user = userEvent.setup();
  renderPage(<SearchBox onNavigate={() => undefined} />, { language });
  await user.click(screen.getByRole("button"));
  await user.keyboard(text);
  return user;
};

const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const field = () => screen.getByRole("combobox");

beforeEach(() => {
  visitedAddresses.length = 0;
  answerFetch(casting("Joana Lima", "João Prado", "Ana Prado"));
});

describe("suggestions", () => {
  it("show picture, name and category, best match first, and their number", async () => {
    await typeName("ana");
    const list = await screen.findByRole("listbox", { name: "Talentos encontrados" });
    expect(options()).toEqual(["Ana Prado Kids", "Joana Lima Kids"]);
    expect(within(list).getAllByRole("presentation", { hidden: true })[0]).toHaveAttribute(
      "src",
      expect.stringContaining("/media/talents/3/"),
    );
    expect(screen.getByRole("status")).toHaveTextContent("2 talentos encontrados");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveAttribute("aria-controls", list.id);
  });

  it("are selected by arrow keys from the field and back, and Enter opens the talent", async () => {
    const user = await typeName("prado", "en");
    await screen.findByRole("listbox");
    const chosen = () => screen.queryByRole("option", { selected: true });
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(chosen()).toHaveTextContent("João Prado Actors");
    expect(field()).toHaveAttribute("aria-activedescendant", chosen()?.id);
    expect(field()).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(chosen()).toBeNull();
    expect(field()).not.toHaveAttribute("aria-activedescendant");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(visitedAddresses).toEqual(["/en/atores/2/joao-prado"]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(field()).toHaveValue("");
  });

  it("open the pressed talent", async () => {
    const user = await typeName("joao");
    await user.click(await screen.findByRole("option", { name: "João Prado Atores" }));
    expect(visitedAddresses).toEqual(["/atores/2/joao-prado"]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("stay open when one of them is opened in another tab", async () => {
    const user = await typeName("prado");
    await user.keyboard("{Control>}");
    await user.click(await screen.findByRole("option", { name: "João Prado Atores" }));
    await user.keyboard("{/Control}");
    expect(screen.getByRole("listbox")).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it("close on Escape before the box does, and reopen on an arrow key", async () => {
    const user = await typeName("joao");
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveValue("joao");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("listbox")).toBeInTheDocument();
    await user.keyboard("{Escape}{Escape}");
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  });

  it("reset the selected suggestion when the text changes", async () => {
    const user = await typeName("prado");
    await screen.findByRole("listbox");
    await user.keyboard("{ArrowDown}{Backspace}{Enter}");
    expect(visitedAddresses).toEqual(["/pesquisa/prad"]);
  });

  it.each([
    ["pt", "jaoo", "Você quis dizer João? 1 talento encontrado."],
    ["en", "jaoo", "Did you mean João? 1 talent found."],
  ] as const)("offer the most similar name in %s when none matches", async (language, typed, words) => {
    await typeName(typed, language);
    expect(await screen.findByRole("option")).toHaveTextContent("João Prado");
    expect(screen.getByRole("status")).toHaveTextContent(words);
  });

  it.each([
    ["pt", "Ninguém encontrado com este nome."],
    ["en", "Nobody found by this name."],
  ] as const)("report in %s that no name is similar", async (language, words) => {
    const user = await typeName("xyzwk", language);
    expect((await screen.findAllByText(words))[0]).toHaveAttribute("role", "status");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{Enter}");
    expect(visitedAddresses).toEqual([language === "pt" ? "/pesquisa/xyzwk" : "/en/pesquisa/xyzwk"]);
  });

  it("fail silently, let Enter search, and retry at the next opening", async () => {
    answerFetch(new Error("offline"), casting("Ana Lima"));
    const user = await typeName("ana");
    await screen.findAllByText("As sugestões não carregaram. Enter pesquisa mesmo assim.");
    await user.keyboard("{Enter}");
    expect(visitedAddresses).toEqual(["/pesquisa/ana"]);
    await user.click(screen.getByRole("button"));
    await user.keyboard("ana");
    expect(await screen.findByRole("option")).toHaveTextContent("Ana Lima");
    expect(requestedPaths.filter((path) => path.includes("part=filters"))).toHaveLength(2);
  });

  it("show six at most, and count all", async () => {
    answerFetch(casting(...Array.from({ length: 9 }, (_, index) => `Ana ${index}`)));
    await typeName("ana");
    await screen.findByRole("listbox");
    expect(options()).toHaveLength(6);
    expect(screen.getByRole("status")).toHaveTextContent("9 talentos encontrados");
  });
});

describe("suggestions of a list that is too long for the browser", () => {
  const found = (name: string) => ({
    body: { talents: [{ talentId: "7", name, coverVersion: null, category: "kids" }], total: 31, correction: null },
  });

  const answerLong = (answers: Parameters<typeof answerPaths>[0]) =>
    answerPaths({ ...answers, "/api/suggestions": { body: { isLong: true } } });

  it("come from the gateway, without the list", async () => {
    answerLong({ "/api/suggestions?name=": found("Ana Longa") });
    await typeName("ana");
    expect(await screen.findByRole("option")).toHaveTextContent("Ana Longa Kids");
    expect(screen.getByRole("status")).toHaveTextContent("31 talentos encontrados");
    expect(requestedPaths.filter((path) => path.startsWith("/api/casting"))).toEqual([]);
  });

  it("are those of the last text", async () => {
    answerLong({ "/api/suggestions?name=a": found("Ana Longa"), "/api/suggestions?name=b": found("Bia Longa") });
    const user = await typeName("ana");
    await screen.findByRole("option", { name: "Ana Longa Kids" });
    await user.clear(field());
    await user.keyboard("bia");
    await screen.findByRole("option", { name: "Bia Longa Kids" });
    expect(options()).toEqual(["Bia Longa Kids"]);
  });

  it("say that the search failed when the gateway does not answer", async () => {
    answerLong({ "/api/suggestions?name=": { status: 503 } });
    await typeName("ana");
    await waitFor(() => expect(screen.getByRole("status")).not.toHaveTextContent(/Carregando|^$/));
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("come from the stored list offline", async () => {
    answerLong({ "/api/suggestions?name=": { status: 503 }, "/api/casting": casting("Ana Guardada") });
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await typeName("ana");
    expect(await screen.findByRole("option")).toHaveTextContent("Ana Guardada Kids");
    jest.restoreAllMocks();
  });
});
