import { fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { Brand } from "./brand";

const logo = { key: "logo", path: "site/logo.png", width: 1200, height: 240, alt: null };

describe("the brand", () => {
  it("shows the agency's name without a logo", () => {
    const { container } = renderPage(<Brand />);
    expect(container).toHaveTextContent("Casa Juriti");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows the logo from our own address, and the name when the logo fails to load", () => {
    const { container } = renderPage(<Brand />, { frame: { allAgencySiteImage: { nodes: [logo] } } });
    const image = screen.getByRole("img", { name: "Casa Juriti" });
    expect(image).toHaveAttribute("src", "/media/480/site/logo.png");
    fireEvent.error(image);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container).toHaveTextContent("Casa Juriti");
  });

  it("shows the name when the logo failed before hydration", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/media/480/site/logo.png");
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
    const { container } = renderPage(<Brand />, { frame: { allAgencySiteImage: { nodes: [logo] } } });
    expect(screen.queryByRole("img")).toBeNull();
    expect(container).toHaveTextContent("Casa Juriti");
    jest.restoreAllMocks();
  });
});
