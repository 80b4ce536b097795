import { render, screen } from "@testing-library/react";
import { forgetReload } from "./chunk-failure";
import { ErrorBoundary } from "./error-boundary";

const Broken = ({ error }: { error: Error }) => {
  throw error;
};

const lostChunk = (): Error => Object.assign(new Error("Loading chunk 412 failed.\n(error: /412-0a1b.js)"), { name: "ChunkLoadError" });

let reloads: number;
const reload = () => {
  reloads += 1;
};

beforeEach(() => {
  reloads = 0;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const draw = (pathname: string, error: Error | null = null) => (
  <ErrorBoundary pathname={pathname} reload={reload}>
    {error === null ? <p>page</p> : <Broken error={error} />}
  </ErrorBoundary>
);

describe("a page that cannot be drawn", () => {
  it.each([
    { pathname: "/kids", language: "pt", words: "Ocorreu um erro ao mostrar a página de erro", home: "Voltar ao início", address: "/" },
    {
      pathname: "/en/kids",
      language: "en",
      words: "An error occured while showing the error page",
      home: "Back to the home page",
      address: "/en",
    },
  ])("leaves words at $pathname in $language and a way home", ({ pathname, language, words, home, address }) => {
    render(draw(pathname, new Error("a is undefined")));
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("heading", { level: 1, name: words })).toBeInTheDocument();
    expect(document.title).toBe(words);
    expect(screen.getByRole("main")).toHaveAttribute("lang", language);
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", address);
    expect(reloads).toBe(0);
  });

  it("is forgotten on the next page", () => {
    const { rerender } = render(draw("/kids", new Error("a is undefined")));
    rerender(draw("/blog"));
    expect(screen.getByText("page")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    rerender(draw("/kids"));
    expect(screen.getByText("page")).toBeInTheDocument();
  });
});

describe("what fails outside of any page", () => {
  it("leaves words in the language of the address", () => {
    window.history.replaceState(null, "", "/en/kids");
    render(
      <ErrorBoundary reload={reload}>
        <Broken error={new Error("the translations are lost")} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("An error occured while showing the error page");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/en");
    window.history.replaceState(null, "", "/");
  });

  it("has the page loaded anew on the way back, since nothing else is there to draw it", () => {
    render(
      <ErrorBoundary reload={reload}>
        <Broken error={new Error("the translations are lost")} />
      </ErrorBoundary>,
    );
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(reloads).toBe(1);
  });
});

describe("a part of the script that does not arrive", () => {
  it("has the page loaded anew once, and then leaves words", () => {
    const first = render(draw("/revista", lostChunk()));
    expect(reloads).toBe(1);
    expect(first.container).toBeEmptyDOMElement();
    first.unmount();
    render(draw("/revista", lostChunk()));
    expect(reloads).toBe(1);
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });

  it("may have it loaded anew again after the visitor went on", () => {
    render(draw("/revista", lostChunk())).unmount();
    forgetReload();
    render(draw("/revista", lostChunk()));
    expect(reloads).toBe(2);
  });

  it("is not chased where the browser keeps nothing for us", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(draw("/revista", lostChunk()));
    expect(reloads).toBe(0);
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });
});
