import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { DidYouMean } from "./did-you-mean";

describe("DidYouMean", () => {
  it("asks in Portuguese, and links each name to its search", () => {
    renderPage(<DidYouMean names={["João", "Joana", "Ana/Lu"]} />);
    expect(screen.getByText(/Você quis dizer/)).toHaveTextContent("Você quis dizer João, Joana ou Ana/Lu?");
    expect(screen.getByRole("link", { name: "Ana/Lu" })).toHaveAttribute("href", "/pesquisa/Ana%2FLu");
  });

  it("asks in English, and links to English pages", () => {
    renderPage(<DidYouMean names={["João", "Joana"]} />, { language: "en" });
    expect(screen.getByText(/Did you mean/)).toHaveTextContent("Did you mean João or Joana?");
    expect(screen.getByRole("link", { name: "Joana" })).toHaveAttribute("href", "/en/pesquisa/Joana");
  });

  it("renders nothing without similar names", () => {
    const { container } = renderPage(<DidYouMean names={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
