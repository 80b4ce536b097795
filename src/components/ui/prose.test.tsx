import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

describe("Prose", () => {
  it("renders HTML, and marks a foreign language", () => {
    render(<Prose text="<p>Uma <em>agência</em></p>" lang="pt" />);
    expect(screen.getByText("agência").tagName).toBe("EM");
    expect(screen.getByText("agência").closest("[lang]")).toHaveAttribute("lang", "pt");
  });

  it("escapes a plain text, and splits its paragraphs", () => {
    const { container } = render(<Prose text={"Casa & estúdio, 3 < 4\n\nAté já"} />);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["Casa & estúdio, 3 < 4", "Até já"]);
  });
});
