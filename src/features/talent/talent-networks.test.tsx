import { screen } from "@testing-library/react";
import type { NetworkProfile } from "../../domain/network";
import { renderPage } from "../../../tests/setup/render";
import { TalentNetworks } from "./talent-networks";

const TIKTOK: NetworkProfile = {
  network: "TikTok",
  handle: "lia",
  url: "https://www.tiktok.com/@lia",
  numbers: { followers: 125000, engagement: 4.2, measuredOn: "2026-03-05" },
};
const INSTAGRAM: NetworkProfile = { network: "Instagram", handle: "lia", url: "https://www.instagram.com/lia/", numbers: null };

const renderNetworks = (networkProfiles: readonly NetworkProfile[], language?: "en") =>
  renderPage(<TalentNetworks talent={{ talentId: "7", networkProfiles }} />, language && { language });

const rows = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it("shows handle, numbers and the day on which they were counted", () => {
  renderNetworks([TIKTOK, INSTAGRAM]);
  expect(rows()).toEqual([
    ["TikTok", "@lia (abre em outra aba)125.000 seguidoresengajamento de 4,2%, medido em 5 de março de 2026"],
    ["Instagram", "@lia (abre em outra aba)"],
  ]);
  expect(screen.getByRole("link", { name: "Media kit em PDF" })).toHaveAttribute("href", "/api/talents/7/media-kit.pdf?lang=pt");
});

it("shows them in English", () => {
  renderNetworks([TIKTOK], "en");
  expect(rows()).toEqual([["TikTok", "@lia (opens in a new tab)125,000 followersengagement 4.2%, measured on 5 March 2026"]]);
});

it("links no media kit without numbers, and shows nothing without networks", () => {
  renderNetworks([INSTAGRAM]);
  expect(screen.queryByRole("link", { name: /media kit/i })).not.toBeInTheDocument();
  const { container } = renderNetworks([]);
  expect(container).toBeEmptyDOMElement();
});
