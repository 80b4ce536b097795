import { webcrypto } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { aPackagePicture, aPackageTalent, aPackageView, PACKAGE_TOKEN } from "../../../tests/builders/package-records";
import { asPage, renderPage } from "../../../tests/setup/render";
import type { PackagePage, PackagePicks, PackageRow } from "../../domain/package";
import { PackageApp } from "./package-app";

const OTHERS: PackagePicks = {
  people: [{ id: "b", name: "Rui", message: "Gostei da Bia", doneAt: "2026-11-23T12:00:00.000Z", sequence: 1 }],
  picks: [{ person: "b", talent: "413", choice: "yes", comment: "a minha favorita", sequence: 2 }],
};

let sent: PackageRow[] = [];
let hasLine = true;

beforeEach(() => {
  Object.defineProperty(window, "crypto", { value: webcrypto, configurable: true });
  window.history.replaceState(null, "", `/pacote/${PACKAGE_TOKEN}`);
  window.scrollTo = () => undefined;
  sent = [];
  hasLine = true;
  window.fetch = async (input, init) => {
    if (!hasLine) throw new TypeError("no line");
    const isRows = String(input).endsWith("/escolhas") && init?.method === "POST";
    const { rows = [] }: { rows?: PackageRow[] } = JSON.parse(isRows ? String(init.body) : "{}");
    sent.push(...rows);
    const body = isRows ? { stored: rows.map(({ sequence }) => sequence) } : OTHERS;
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  };
});

const page = (changes = {}): PackagePage => ({ state: "open", token: PACKAGE_TOKEN, view: aPackageView(changes) });

const showPackage = (shown: PackagePage = page(), language: "pt" | "en" = "pt") =>
  renderPage(<PackageApp page={shown} talent={null} timeZone="America/Sao_Paulo" />, { language });

const answer = (name: string, choice: string) =>
  within(screen.getByRole("group", { name: `Sua resposta sobre ${name}` })).getByRole("button", { name: choice });

const giveName = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const dialog = await screen.findByRole("dialog", { name: "Como você se chama?" });
  await user.type(within(dialog).getByLabelText("Primeiro nome"), `${name}{Enter}`);
};

it("asks for the name with the first answer only, and saves answers as they are given", async () => {
  const user = userEvent.setup();
  showPackage();
  await waitFor(() => expect(answer("Ana Teste", "Sim")).toBeEnabled());
  await user.click(answer("Ana Teste", "Sim"));
  await giveName(user, "Rita");
  await screen.findByText("Tudo salvo");
  await user.click(answer("Bia Reis", "Talvez"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(sent.map(({ talent }) => talent)).toContain("413"));
  expect(sent).toContainEqual(expect.objectContaining({ talent: "412", choice: "yes", person: expect.objectContaining({ name: "Rita" }) }));
  expect(answer("Ana Teste", "Sim")).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("2 de 2 respondidos")).toBeInTheDocument();
});

it("keeps answers under a key without the token while the line is broken, and says so", async () => {
  const user = userEvent.setup();
  showPackage();
  await waitFor(() => expect(answer("Ana Teste", "Sim")).toBeEnabled());
  hasLine = false;
  await user.click(answer("Ana Teste", "Não"));
  await giveName(user, "Rita");
  await screen.findByText(/^Sem conexão com a agência: 2 respostas estão guardadas neste aparelho/);
  expect(localStorage).toHaveLength(1);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).toContain("Rita");
  expect(stored).not.toContain(PACKAGE_TOKEN);
  hasLine = true;
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("Tudo salvo");
  expect(sent).toContainEqual(expect.objectContaining({ talent: "412", choice: "no" }));
});

it("shows other people's answers by first name", async () => {
  showPackage();
  const [bia] = await screen.findAllByRole("list", { name: "Respostas de outras pessoas" });
  expect(bia).toHaveTextContent("Rui: sima minha favorita");
  expect(screen.getByText("Gostei da Bia").closest("li")).toHaveTextContent("Rui · escolha pronta");
});

it("saves a comment, the message on all, and that the choice is done", async () => {
  const user = userEvent.setup();
  showPackage();
  await waitFor(() => expect(answer("Ana Teste", "Sim")).toBeEnabled());
  await user.click(screen.getByRole("button", { name: "Comentar sobre Ana Teste" }));
  expect(screen.getByLabelText("Comentário sobre Ana Teste")).toHaveFocus();
  await user.type(screen.getByLabelText("Comentário sobre Ana Teste"), "x");
  await giveName(user, "Rita");
  await user.type(screen.getByLabelText("Uma mensagem sobre a escolha toda"), "y");
  await user.click(screen.getByRole("button", { name: "Minha escolha está pronta" }));
  await screen.findByText("A agência sabe que a sua escolha está pronta.");
  await screen.findByText("Tudo salvo");
  expect(sent).toContainEqual(expect.objectContaining({ talent: "412", choice: null, comment: "x" }));
  expect(sent).toContainEqual(expect.objectContaining({ talent: null, message: "y", done: true }));
});

it("opens a talent's profile and a picture in full view by the address, and goes back", async () => {
  const user = userEvent.setup();
  showPackage();
  await user.click(screen.getByRole("link", { name: "Ana Teste" }));
  expect(screen.getByRole("heading", { level: 1, name: "Ana Teste" })).toHaveFocus();
  expect(window.location.search).toBe("?talento=412");
  expect(within(screen.getByLabelText("Medidas")).getByText("1,70 m")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Ana Teste, foto 2" }));
  expect(screen.getByRole("dialog", { name: "Ana Teste, fotos em tela cheia" })).toHaveTextContent("Foto 2 de 2");
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("dialog")).toHaveTextContent("Foto 1 de 2");
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Próximo → Bia Reis" }));
  expect(screen.getByRole("heading", { level: 1, name: "Bia Reis" })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "← Todos os talentos" }));
  expect(screen.getByRole("heading", { level: 1, name: "Campanha de verão" })).toBeInTheDocument();
});

it("compares talents, and shows those with one answer", async () => {
  const user = userEvent.setup();
  showPackage();
  for (const name of ["Ana Teste", "Bia Reis"]) await user.click(screen.getByRole("checkbox", { name: `Comparar ${name}` }));
  await user.click(screen.getByRole("button", { name: "Comparar" }));
  expect(screen.getByRole("heading", { name: "Comparação" })).toHaveFocus();
  expect(screen.getByRole("row", { name: /^Altura/ })).toHaveTextContent("Altura1,70 m1,65 m");
  await user.click(screen.getByRole("button", { name: "Voltar à lista" }));
  await user.click(await screen.findByRole("button", { name: "Sem resposta 2" }));
  expect(screen.getAllByRole("heading", { level: 2, name: /Ana|Bia/ })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Sim 0" }));
  expect(screen.getByText("Nenhum talento com esta resposta.")).toBeInTheDocument();
});

it("shows facts, pictures' addresses, the agency's contact and the comp cards without scripts", () => {
  const html = renderToStaticMarkup(asPage(<PackageApp page={page()} talent={null} timeZone="America/Sao_Paulo" />));
  document.body.innerHTML = html;
  expect(screen.getByText("Para Padaria Aurora")).toBeInTheDocument();
  expect(screen.getByText("Vale até 10 de dezembro de 2026")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Baixar todos os composites (PDF)" })).toHaveAttribute(
    "href",
    `/pacote/${PACKAGE_TOKEN}/cards.pdf`,
  );
  expect(screen.getByRole("link", { name: "Ana Teste" })).toHaveAttribute("href", `/pacote/${PACKAGE_TOKEN}?talento=412`);
  expect(screen.getByRole("img", { name: "Ana Teste" })).toHaveAttribute("src", `/pacote/${PACKAGE_TOKEN}/media/720/412/cover/1.jpg`);
  expect(screen.getByRole("link", { name: "lia@casajuriti.example" })).toHaveAttribute("href", "mailto:lia@casajuriti.example");
  document.body.innerHTML = renderToStaticMarkup(asPage(<PackageApp page={page()} talent="413" timeZone="America/Sao_Paulo" />));
  expect(screen.getByRole("heading", { level: 1, name: "Bia Reis" })).toBeInTheDocument();
  expect(screen.getAllByRole("img", { name: /^Bia Reis, foto/ })).toHaveLength(2);
});

it("links to videos of other providers, and plays the agency's own", () => {
  const videos = [
    { videoId: "1", provider: "file" as const, source: "412/videos/1.mp4", width: 1280, height: 720, isShowreel: true },
    { videoId: "2", provider: "youtube" as const, source: "abc", width: 1280, height: 720, isShowreel: false },
  ];
  const shown = page({ talents: [aPackageTalent({ videos })] });
  window.history.replaceState(null, "", `/pacote/${PACKAGE_TOKEN}?talento=412`);
  renderPage(<PackageApp page={shown} talent="412" timeZone="UTC" />);
  expect(screen.getByLabelText("Showreel de Ana Teste")).toHaveAttribute("src", `/pacote/${PACKAGE_TOKEN}/media/412/videos/1.mp4`);
  expect(screen.getByRole("link", { name: /Vídeo de Ana Teste, 2: assistir no YouTube/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer nofollow",
  );
});

it("shows credits, and the days of digitals on their pictures", () => {
  const credits = [{ creditId: "1", year: 2025, title: "O Filme de Teste", role: "Lia", production: null, kind: "film" as const }];
  const pictures = [aPackagePicture(), aPackagePicture({ pictureId: "digitals:3", gallery: "digitals", date: "2026-02-20" })];
  window.history.replaceState(null, "", `/pacote/${PACKAGE_TOKEN}?talento=412`);
  renderPage(<PackageApp page={page({ talents: [aPackageTalent({ credits, pictures })] })} talent="412" timeZone="America/Sao_Paulo" />);
  expect(screen.getByRole("heading", { name: "Trabalhos" }).closest("section")).toHaveTextContent("2025O Filme de TesteLia");
  const [book, digital] = screen.getAllByRole("link", { name: /Ana Teste, foto/ });
  expect(digital).toHaveTextContent("Polaroide de 20 de fevereiro de 2026");
  expect(book).toHaveTextContent("");
});

describe("a package that cannot be shown", () => {
  const contact = { name: "Lia", email: "lia@casajuriti.example", phone: null, call: null, whatsapp: null, chat: null };

  it.each<[PackagePage, string]>([
    [{ state: "ended", language: "en", reason: "expired", title: "Summer", contact }, "This link has expired"],
    [{ state: "ended", language: "en", reason: "revoked", title: null, contact }, "This link was closed"],
    [{ state: "unknown", language: "en" }, "This link leads to no package"],
    [{ state: "unavailable", language: "en" }, "The package does not open now"],
    [{ state: "limited", language: "en", retryAfter: 60 }, "Too many attempts"],
    [page({ talents: [], contact }), "No talents are left in this package"],
  ])("%o says why", (shown, title) => {
    showPackage(shown, "en");
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    if (shown.state === "ended") expect(screen.getByRole("link", { name: "lia@casajuriti.example" })).toBeInTheDocument();
  });

  it("asks for the passphrase, and says when it is wrong", () => {
    showPackage({ state: "locked", token: PACKAGE_TOKEN, language: "pt", isRefused: true });
    const field = screen.getByLabelText("Senha");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("A senha não confere. Confira e digite de novo.");
    expect(field.closest("form")).toHaveAttribute("action", `/pacote/${PACKAGE_TOKEN}`);
    expect(field.closest("form")).toHaveAttribute("method", "post");
  });
});
