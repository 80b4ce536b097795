import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { withLinks } from "../../domain/contact-text";
import type { Talent } from "../../domain/talent";
import { aTalent } from "../../../tests/builders/domain-records";
import { answerPaths } from "../../../tests/setup/answer-fetch";
import { asPage, renderPage, SITE_FRAME } from "../../../tests/setup/render";
import { BuiltTalentView } from "./built-talent-view";

const built = aTalent({ talentId: "7", name: "Ana Prado", age: 24, socialUrl: "https://www.instagram.com/ana.example" });

const PLACE = { pathname: "/talents/7/ana-prado", search: "" };

const page = (state?: unknown) => (
  <BuiltTalentView category="talents" built={built} location={{ ...PLACE, state }} fallback={<h1>Página não encontrada</h1>} />
);

const answerProfile = (answer: { status?: number; body?: Partial<Talent> }) =>
  answerPaths({ "/api/talents/7/related": { body: { neighbours: null, similar: [] } }, "/api/talents/": answer });

describe("a built talent page", () => {
  it("is complete before anything is fetched", () => {
    const html = renderToString(asPage(page()));
    expect(html).toContain("1,70 m");
    expect(html).toContain("/media/talents/7/0123456789/480");
    expect(html).toContain("/media/talents/7/gallery/b000000001/");
  });

  it("shows changes since the build, and keeps measured sizes", async () => {
    const [picture] = built.book;
    answerProfile({ body: { ...built, age: 25, book: [{ ...picture!, width: null, height: null }] } });
    renderPage(page());
    expect(screen.getByText("24 anos")).toBeInTheDocument();
    expect(await screen.findByText("25 anos")).toBeInTheDocument();
    const shown = screen.getByRole("img", { name: "Ana Prado, foto 1" });
    expect([shown.getAttribute("width"), shown.getAttribute("height")]).toEqual(["1200", "1600"]);
  });

  it("shows not-found when the talent was withdrawn", async () => {
    answerProfile({ status: 404 });
    renderPage(page());
    expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeInTheDocument();
    expect(document.title).toBe("Página não encontrada");
  });

  it("stays as built while the content store does not answer", async () => {
    answerProfile({ status: 503 });
    renderPage(page());
    await screen.findAllByRole("region");
    await waitFor(() => expect(screen.getByText("24 anos")).toBeInTheDocument());
  });

  it("links back to the list that the visitor came from", () => {
    answerProfile({ body: built });
    renderPage(page({ listAddress: "/kids/meninas?letra=A" }));
    expect(screen.getByRole("link", { name: "← Voltar à lista" })).toHaveAttribute("href", "/kids/meninas?letra=A");
  });

  it.each([{ listAddress: "https://elsewhere.example/" }, { listAddress: 4 }, "nothing"])(
    "ignores an invalid list address: %j",
    (state) => {
      answerProfile({ body: built });
      renderPage(page(state));
      expect(screen.queryByRole("link", { name: /Voltar à lista/ })).not.toBeInTheDocument();
    },
  );
});

describe("the size system", () => {
  it.each([
    ["pt", "Tamanhos também em", "38 BR · ≈ 36 EU"],
    ["en", "Sizes also in", "38 BR · ≈ 36 EU"],
  ] as const)("is chosen in %s, and remembered", async (language, group, shown) => {
    answerProfile({ body: built });
    const user = userEvent.setup();
    const first = renderPage(page(), { language });
    expect(screen.getByText("38 BR")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: group })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "EU" }));
    expect(screen.getByText(shown)).toBeInTheDocument();
    first.unmount();
    renderPage(page(), { language });
    expect(screen.getByText(shown)).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "BR" }));
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
  });
});

describe("sharing the page", () => {
  it("copies its address when the device cannot share", async () => {
    answerProfile({ body: built });
    const user = userEvent.setup();
    renderPage(page(), { language: "en" });
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByRole("status")).toHaveTextContent("Link copied");
    expect(await navigator.clipboard.readText()).toBe("https://casajuriti.example/en/talents/7/ana-prado");
  });

  it("opens the device's share menu", async () => {
    answerProfile({ body: built });
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, "share", { configurable: true, value: async (data: ShareData) => void shared.push(data) });
    const user = userEvent.setup();
    renderPage(page());
    await user.click(screen.getByRole("button", { name: "Compartilhar" }));
    Reflect.deleteProperty(navigator, "share");
    expect(shared).toEqual([{ title: "Ana Prado · Casa Juriti", url: "https://casajuriti.example/talents/7/ana-prado" }]);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("shows the address for copying by hand when the clipboard refuses", async () => {
    answerProfile({ body: built });
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    renderPage(page());
    await user.click(screen.getByRole("button", { name: "Compartilhar" }));
    expect(await screen.findByLabelText("Copie o endereço desta página:")).toHaveValue("https://casajuriti.example/talents/7/ana-prado");
  });

  it("links to a WhatsApp message about this talent when the agency has a number", () => {
    answerProfile({ body: built });
    const { unmount } = renderPage(page());
    expect(screen.queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument();
    unmount();
    renderPage(page(), { frame: { ...SITE_FRAME, agencyText: withLinks({ key: "contact_whatsapp", pt: "+51 987 654 321", en: null }) } });
    const href = screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href") ?? "";
    expect(href).toContain("https://wa.me/51987654321?text=");
    expect(new URL(href).searchParams.get("text")).toContain("https://casajuriti.example/talents/7/ana-prado");
  });
});
