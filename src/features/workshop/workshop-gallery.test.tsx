import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { WorkshopGallery } from "./workshop-gallery";

const aPicture = (number: number, title: string | null) => ({
  galleryId: String(number),
  cover: { path: `gallery/${number}.jpg`, width: 1200, height: 800 },
  title: { pt: title, en: null },
});

describe("WorkshopGallery", () => {
  it("shows the pictures with their titles, and names one without a title", () => {
    const { container } = renderPage(<WorkshopGallery pictures={[aPicture(1, "O camarim"), aPicture(2, null)]} />);
    expect(screen.getByRole("heading", { level: 2, name: "FOTOS" })).toBeInTheDocument();
    expect(container.querySelectorAll("img")).toHaveLength(2);
    expect(screen.getByText("O camarim")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Foto do workshop, 2" })).toHaveAttribute("src", expect.stringContaining("gallery/2.jpg"));
  });

  it("is in English on English pages", () => {
    renderPage(
      <WorkshopGallery pictures={[aPicture(1, null), { ...aPicture(2, "O camarim"), title: { pt: "O camarim", en: "Backstage" } }]} />,
      { language: "en" },
    );
    expect(screen.getByRole("heading", { level: 2, name: "PHOTOS" })).toBeInTheDocument();
    expect(screen.getByText("Backstage")).toBeInTheDocument();
  });

  it("renders nothing without items", () => {
    const { container } = renderPage(<WorkshopGallery pictures={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
