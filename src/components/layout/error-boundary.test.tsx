import { render, screen } from "@testing-library/react";
import { allowReload } from "./chunk-failure";
import { ErrorBoundary } from "./error-boundary";

const Broken = ({ error }: { error: Error }) => {
  throw error;
};

const chunkLoadError = (): Error =>
  Object.assign(new Error("Loading chunk 412 failed.\n(error: /412-0a1b.js)"), { name: "ChunkLoadError" });

let reloads: number;
const mockReload = () => {
  reloads += 1;
};

beforeEach(() => {
  reloads = 0;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const boundaryAt = (pathname: string, error: Error | null = null) => (
  <ErrorBoundary pathname={pathname} reload={mockReload}>
    {error === null ? <p>page</p> : <Broken error={error} />}
  </ErrorBoundary>
);

describe("a page that fails to render", () => {
  it.each([
    { pathname: "/kids", language: "pt", words: "Ocorreu um erro ao mostrar a página de erro", home: "Voltar ao início", address: "/" },
    {
      pathname: "/en/kids",
      language: "en",
      words: "An error occured while showing the error page",
      home: "Back to the home page",
      address: "/en",
    },
  ])("shows at $pathname a message in $language and a link home", ({ pathname, language, words, home, address }) => {
    render(boundaryAt(pathname, new Error("a is undefined")));
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("heading", { level: 1, name: words })).toBeInTheDocument();
    expect(document.title).toBe(words);
    expect(screen.getByRole("main")).toHaveAttribute("lang", language);
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", address);
    expect(reloads).toBe(0);
  });

  it("is forgotten on the next page", () => {
    const { rerender } = render(boundaryAt("/kids", new Error("a is undefined")));
    rerender(boundaryAt("/blog"));
    expect(screen.getByText("page")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    rerender(boundaryAt("/kids"));
    expect(screen.getByText("page")).toBeInTheDocument();
  });
});

describe("an error outside of any page", () => {
  it("shows a message in the language of the address", () => {
    window.history.replaceState(null, "", "/en/kids");
    render(
      <ErrorBoundary reload={mockReload}>
        <Broken error={new Error("the translations are lost")} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("An error occured while showing the error page");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/en");
    window.history.replaceState(null, "", "/");
  });

  it("reloads the page on the way back, since nothing else is rendered", () => {
    render(
      <ErrorBoundary reload={mockReload}>
        <Broken error={new Error("the translations are lost")} />
      </ErrorBoundary>,
    );
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(reloads).toBe(1);
  });
});

describe("a chunk that fails to load", () => {
  it("reloads the page once, and then shows a message", () => {
    const first = render(boundaryAt("/revista", chunkLoadError()));
    expect(reloads).toBe(1);
    expect(first.container).toBeEmptyDOMElement();
    first.unmount();
    render(boundaryAt("/revista", chunkLoadError()));
    expect(reloads).toBe(1);
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });

  it("may reload the page again after the visitor moved on", () => {
    render(boundaryAt("/revista", chunkLoadError())).unmount();
    allowReload();
    render(boundaryAt("/revista", chunkLoadError()));
    expect(reloads).toBe(2);
  });

  it("does not reload when the browser forbids storage", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(boundaryAt("/revista", chunkLoadError()));
    expect(reloads).toBe(0);
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });
});
