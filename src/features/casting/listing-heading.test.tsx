import { screen } from "@testing-library/react";
import { NO_FILTER } from "../../domain/casting-choice";
import { renderPage } from "../../../tests/setup/render";
import { ListingHeading } from "./listing-heading";

const filter = { ...NO_FILTER, category: "atores" } as const;

describe("ListingHeading", () => {
  it("shows the list's name and marks its tab", () => {
    renderPage(<ListingHeading filter={{ ...filter, gender: "male" }} total={1} />);
    expect(screen.getByRole("heading", { level: 1, name: "Atores Meninos" })).toBeInTheDocument();
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/atores/meninos");
    expect(screen.getByText("1 talento")).toBeInTheDocument();
  });

  it("links to the list of both genders at the category's own address", () => {
    renderPage(<ListingHeading filter={filter} total={24} />, { language: "en" });
    expect(screen.getByRole("link", { name: "Girls and boys" })).toHaveAttribute("href", "/en/atores");
    expect(screen.getByRole("link", { name: "Girls and boys" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("24 talents")).toBeInTheDocument();
  });

  it("keeps the filters in the link to the other list", () => {
    renderPage(<ListingHeading filter={{ ...filter, ranges: { age: { min: 20, max: 30 } } }} total={null} />);
    expect(screen.getByRole("link", { name: "Meninas" })).toHaveAttribute("href", "/atores/meninas?idade=20-30");
  });
});
