import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { StaffList } from "./staff-list";

const dalva = {
  staffId: "3",
  name: "Dalva Nunes",
  role: { pt: "Booker de kids", en: "Kids booker" },
  cover: { path: "staff/3.jpg", width: 900, height: 1200 },
  instagramUrl: "https://www.instagram.com/dalva.demo/",
};

const nestor = { staffId: "7", name: "Nestor Paiva", role: { pt: null, en: null }, cover: null, instagramUrl: null };

describe("StaffList", () => {
  it("shows name, role, picture and handle, and only the given ones", () => {
    const { container } = renderPage(<StaffList title="Equipe" members={[dalva]} />);
    const team = within(screen.getByRole("region", { name: "Equipe" }));
    expect(team.getByRole("heading", { level: 3, name: "Dalva Nunes" })).toBeInTheDocument();
    expect(team.getByText("Booker de kids")).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/staff/3.jpg"));
    const [handle, ...others] = team.getAllByRole("link");
    expect(handle).toHaveAccessibleName("@dalva.demo (Dalva Nunes, abre em outra aba)");
    expect(handle).toHaveAttribute("href", dalva.instagramUrl);
    expect(others).toEqual([]);
  });

  it("links e-mail and phone", () => {
    renderPage(
      <StaffList
        title="Team"
        members={[{ ...dalva, email: "dalva@casajuriti.example", phone: "+55 (11) 90000-0103", call: "tel:+5511900000103" }]}
      />,
      {
        language: "en",
      },
    );
    expect(screen.getByRole("link", { name: /^dalva ?@casajuriti.example$/ })).toHaveAttribute("href", "mailto:dalva@casajuriti.example");
    expect(screen.getByRole("link", { name: "+55 (11) 90000-0103" })).toHaveAttribute("href", "tel:+5511900000103");
  });

  it("shows the role in the visitor's language, and marks a role in the other", () => {
    const portuguese = { ...dalva, staffId: "4", role: { pt: "Direção", en: null } };
    renderPage(<StaffList title="Team" members={[dalva, portuguese]} />, { language: "en" });
    expect(screen.getByText("Kids booker")).not.toHaveAttribute("lang");
    expect(screen.getByText("Direção")).toHaveAttribute("lang", "pt");
  });

  it("hides a missing phone, and shows the initial without a picture", () => {
    renderPage(<StaffList title="Equipe" members={[{ ...nestor, email: null, phone: null, call: null }]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.getByText("N")).toBeInTheDocument();
  });

  it("renders nothing without members", () => {
    const { container } = renderPage(<StaffList title="Equipe" members={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
