import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { DidYouMean } from "./did-you-mean";

describe("DidYouMean", () => {
  it("asks in the visitor's language, and each name leads to its search", () => {
    renderPage(<DidYouMean names={["João", "Joana", "Ana/Lu"]} />);
    expect(screen.getByText(/Você quis dizer/)).toHaveTextContent("Você quis dizer João, Joana ou Ana/Lu?");
    expect(screen.getByRole("link", { name: "Ana/Lu" })).toHaveAttribute("href", "/pesquisa/Ana%2FLu");
  });

  it("speaks English, and keeps to English pages", () => {
    renderPage(<DidYouMean names={["João", "Joana"]} />, { language: "en" });
    expect(screen.getByText(/Did you mean/)).toHaveTextContent("Did you mean João or Joana?");
    expect(screen.getByRole("link", { name: "Joana" })).toHaveAttribute("href", "/en/pesquisa/Joana");
  });

  it("says nothing where nothing is near", () => {
    const { container } = renderPage(<DidYouMean names={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
