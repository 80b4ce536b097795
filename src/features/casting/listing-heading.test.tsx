import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { ListingHeading } from "./listing-heading";

describe("ListingHeading", () => {
  it("names the list and marks its tab", () => {
    renderPage(<ListingHeading category="atores" gender="male" total={1} />);
    expect(screen.getByRole("heading", { level: 1, name: "Atores Meninos" })).toBeInTheDocument();
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/atores/meninos");
    expect(screen.getByText("1 talento")).toBeInTheDocument();
  });

  it("leads to the list of both, which stands at the category's own address", () => {
    renderPage(<ListingHeading category="atores" gender={null} total={24} />, { language: "en" });
    expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("href", "/en/atores");
    expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("24 talents")).toBeInTheDocument();
  });
});
