import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { nameWidthInEms } from "../../lib/name-width";
import { TalentCard } from "./talent-card";

const talent = { talentId: "412", name: "Ana Luísa Prado", coverVersion: "a1b2", age: 24 };

describe("TalentCard", () => {
  it.each([
    ["pt", "/kids/412/ana-luisa-prado"],
    ["en", "/en/kids/412/ana-luisa-prado"],
  ] as const)("links in %s to the talent within the listing's category", (language, href) => {
    renderPage(<TalentCard talent={talent} category="kids" />, { language });
    expect(screen.getByRole("link", { name: "Ana Luísa Prado" })).toHaveAttribute("href", href);
  });

  it("shows the cover by id and version, in the widths of /media", () => {
    renderPage(<TalentCard talent={talent} category="kids" />);
    const cover = screen.getByRole("img", { name: "Ana Luísa Prado" });
    expect(cover).toHaveAttribute("src", "/media/talents/412/a1b2/480");
    expect(cover).toHaveAttribute("srcset", expect.stringContaining("/media/talents/412/a1b2/1080 1080w"));
  });

  it.each([{ age: 17 }, { age: null }, { age: undefined, isMinor: true }, { age: undefined }])(
    "names the picture of a minor (%j) by the first name only, and the link by the whole name",
    (facts) => {
      renderPage(<TalentCard talent={{ ...talent, ...facts }} category="kids" />);
      expect(screen.getByRole("img")).toHaveAttribute("alt", "Ana");
      expect(screen.getByRole("link", { name: "Ana Luísa Prado" })).toBeInTheDocument();
    },
  );

  it("gives two minors of one first name different names", () => {
    renderPage(
      <>
        <TalentCard talent={{ ...talent, age: 9 }} category="kids" />
        <TalentCard talent={{ ...talent, talentId: "a b", name: "Ana Souza", age: 9 }} category="kids" />
      </>,
    );
    expect(screen.getByRole("link", { name: "Ana Luísa Prado" })).toHaveAttribute("href", "/kids/412/ana-luisa-prado");
    expect(screen.getByRole("link", { name: "Ana Souza" })).toHaveAttribute("href", "/kids/a%20b/ana-souza");
  });

  it("names the placeholder of a minor by the first name only", async () => {
    renderPage(<TalentCard talent={{ ...talent, age: 9, coverVersion: null }} category="kids" />);
    expect(await screen.findByRole("img", { name: "Ana" })).toBeInTheDocument();
  });

  it("marks the first name up apart from the rest", () => {
    renderPage(<TalentCard talent={talent} category="kids" />);
    expect(screen.getByText("Ana")).toBeInTheDocument();
    expect(screen.getByText("Luísa Prado")).toBeInTheDocument();
  });

  it("shows a named placeholder without a cover", async () => {
    renderPage(<TalentCard talent={{ ...talent, coverVersion: null }} category="kids" />);
    expect(screen.getByRole("link", { name: "Ana Luísa Prado" })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("img", { name: "Ana Luísa Prado" }).querySelector("path")).not.toBeNull());
  });
});

describe("nameWidthInEms", () => {
  it("grows with the name, and more for wide letters", () => {
    expect(nameWidthInEms("Ana Prado")).toBeGreaterThan(nameWidthInEms("Ana"));
    expect(nameWidthInEms("MMMM")).toBeGreaterThan(2 * nameWidthInEms("iiii"));
  });

  it("measures an accented letter like its base letter", () => {
    expect(nameWidthInEms("Luísa Fração")).toBe(nameWidthInEms("Luisa Fracao"));
  });
});
