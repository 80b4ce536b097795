import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { selection } from "../../selection/selection";
import { aTalent } from "../../../tests/builders/domain-records";
import { renderPage } from "../../../tests/setup/render";
import { SelectionView } from "./selection-view";

const talents = ["1", "2", "3"].map((talentId) => aTalent({ talentId, name: `Talento ${talentId}` }));
const stored = (): string[] =>
  JSON.parse(window.localStorage.getItem("favorites") ?? "{}").favoriteList.map(({ talentId }: { talentId: string }) => talentId);

beforeEach(() => {
  window.fetch = async (input) => {
    const body = talents.find(({ talentId }) => String(input).endsWith(`/${talentId}`));
    return { ok: body !== undefined, status: body === undefined ? 404 : 200, headers: new Headers(), json: async () => body } as Response;
  };
  selection.open();
});
afterEach(() => {
  selection.change(() => []);
  Reflect.deleteProperty(navigator, "share");
});

describe("the link to a selection", () => {
  it.each([
    {
      language: "pt",
      gone: "Não está mais publicado",
      copy: "Copiar link",
      copied: "Link copiado.",
      url: "http://localhost/selecao?ids=2,1",
    },
    { language: "en", gone: "No longer published", copy: "Copy link", copied: "Link copied.", url: "http://localhost/en/selecao?ids=2,1" },
  ] as const)("is copied in $language and contains published ids only", async ({ language, gone, copy, copied, url }) => {
    selection.add(["2", "gone", "1"]);
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />, { language });
    await screen.findByText(gone);
    await user.click(screen.getByRole("button", { name: copy }));
    expect(await screen.findByText(copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("contains the tokens of hidden talents, also in the cards", async () => {
    const token = "T".repeat(22);
    selection.add([`3~${token}`, "1"]);
    window.fetch = async (input) => {
      const known = [`/api/talents/3?t=${token}`, "/api/talents/1"].includes(String(input));
      return {
        ok: known,
        status: known ? 200 : 404,
        headers: new Headers(),
        json: async () => talents[String(input).includes("/3") ? 2 : 0],
      } as Response;
    };
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    expect(await screen.findByRole("link", { name: "Talento 3" })).toHaveAttribute("href", `/talents/3/talento-3?t=${token}`);
    expect(screen.getByRole("link", { name: /PDF/ })).toHaveAttribute("href", `/api/cards.pdf?ids=3~${token},1&lang=pt`);
    await user.click(screen.getByRole("button", { name: "Copiar link" }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/selecao?ids=3~${token},1`);
  });

  it("marks a hidden talent stored without its token as missing", async () => {
    selection.add(["415"]);
    renderPage(<SelectionView search="" />);
    expect(await screen.findByText("Não está mais publicado")).toBeInTheDocument();
  });

  it("is shown for copying by hand when the browser refuses", async () => {
    selection.add(["1"]);
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    renderPage(<SelectionView search="" />);
    await user.click(await screen.findByRole("button", { name: "Copiar link" }));
    expect(await screen.findByLabelText("Copie este link:")).toHaveValue("http://localhost/selecao?ids=1");
    jest.restoreAllMocks();
  });

  it("is shared by the device's own menu, which may be cancelled", async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data);
        throw new DOMException("closed", "AbortError");
      },
    });
    selection.add(["1"]);
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    await user.click(await screen.findByRole("button", { name: "Compartilhar" }));
    expect(shared).toEqual([{ title: "Seleção de talentos, Casa Juriti", url: "http://localhost/selecao?ids=1" }]);
    expect(screen.queryByLabelText("Copie este link:")).not.toBeInTheDocument();
  });
});

describe("a shared selection", () => {
  it.each([
    {
      language: "pt",
      title: "Seleção recebida",
      join: "Juntar à minha seleção",
      joined: "Todos estão na sua seleção.",
      toOwn: "Ver a minha seleção",
      href: "/selecao",
    },
    {
      language: "en",
      title: "Shared selection",
      join: "Add to my selection",
      joined: "All are in your selection.",
      toOwn: "See my selection",
      href: "/en/selecao",
    },
  ] as const)("is shown apart in $language, and joined on a press only", async ({ language, title, join, joined, toOwn, href }) => {
    selection.add(["3"]);
    const user = userEvent.setup();
    renderPage(<SelectionView search="?ids=1,2" />, { language });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Talento 2" })).toBeInTheDocument();
    expect(stored()).toEqual(["3"]);
    expect(screen.getByRole("link", { name: toOwn })).toHaveAttribute("href", href);
    await user.click(screen.getByRole("button", { name: join }));
    expect(stored()).toEqual(["3", "1", "2"]);
    expect(screen.getByText(joined)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: join })).not.toBeInTheDocument();
  });

  it("lets single talents be added by their hearts", async () => {
    const user = userEvent.setup();
    renderPage(<SelectionView search="?ids=1,2" />);
    await user.click(await screen.findByRole("button", { name: "Selecionar Talento 2" }));
    expect(stored()).toEqual(["2"]);
  });

  it("names talents no longer published, and joins only the others", async () => {
    const user = userEvent.setup();
    renderPage(<SelectionView search="?ids=1,gone" />);
    expect(await screen.findByText("1 talento deste link não está mais publicado.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Juntar à minha seleção" }));
    expect(stored()).toEqual(["1"]);
  });

  it("reports a link without talents", () => {
    renderPage(<SelectionView search="?ids=" />);
    expect(screen.getByText("Este link não traz nenhum talento.")).toBeInTheDocument();
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});
