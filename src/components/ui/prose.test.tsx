import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

describe("Prose", () => {
  it("draws HTML as HTML, and says its language where it is another", () => {
    render(<Prose text="<p>Uma <em>agência</em></p>" lang="pt" />);
    expect(screen.getByText("agência").tagName).toBe("EM");
    expect(screen.getByText("agência").closest("[lang]")).toHaveAttribute("lang", "pt");
  });

  it("keeps the signs of a plain text, and parts its paragraphs", () => {
    const { container } = render(<Prose text={"Casa & estúdio, 3 < 4\n\nAté já"} />);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["Casa & estúdio, 3 < 4", "Até já"]);
  });
});
