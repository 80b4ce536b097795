import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import type { SentForm } from "../../config/sent-form";
import { PHOTO_FIELDS } from "../../forms/entry-fields";
import { scoutingSchema } from "../../forms/scouting-schema";
import { PlainScoutingForm } from "./plain-scouting-form";

const NAMES = [...Object.keys(scoutingSchema("2026-03-01").fields), ...PHOTO_FIELDS];

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (found === null) throw new Error(`no control ${name}`);
  return found;
};

const REFUSED: SentForm = {
  values: {
    birthdate: "31/01/2012",
    guardian: "Ana <b>",
    consent: "on",
    gender: "female",
    heightCm: "150",
    shoes: "37.5",
    hair: "Light Brown",
  },
  errors: { city: ["Este campo é requerido"], bustCm: ["Este campo é requerido"], image2: ["Esta foto é requerida"] },
  message: "Preencha todos os campos obrigatórios",
  reference: null,
};

describe.each([
  { language: "pt", again: "Escolha as seis fotos de novo: o navegador não as guarda.", ifMinor: "(para menores de 18 anos)" },
  { language: "en", again: "Choose the six photos again: browsers do not keep them.", ifMinor: "(for anyone under 18)" },
] as const)("PlainScoutingForm in $language", ({ language, again, ifMinor }) => {
  it("has every field of the schema and six photos, each with a label", () => {
    renderPage(<PlainScoutingForm />, { language });
    for (const name of NAMES) expect([name, control(name).labels?.length]).toEqual([name, 1]);
    expect(screen.getByRole("form")).toHaveAttribute("enctype", "multipart/form-data");
    expect(screen.queryByText(again)).toBeNull();
  });

  it("lets the browser require only what is required at every age, and says for whom the rest is", () => {
    renderPage(<PlainScoutingForm />, { language });
    const byAge = ["guardian", "consent", "instagram", "tiktok", "bustCm", "waistCm", "hipsCm"];
    expect(NAMES.filter((name) => !control(name).required).sort()).toEqual([...byAge].sort());
    for (const name of ["guardian", "consent"]) expect(control(name).labels?.[0]).toHaveTextContent(ifMinor);
  });

  it("keeps answers, choices and the consent, and says beside the photos that they must be chosen again", () => {
    renderPage(<PlainScoutingForm sent={REFUSED} />, { language });
    const { consent, ...texts } = REFUSED.values;
    for (const [name, value] of Object.entries(texts)) expect([name, control(name).value]).toEqual([name, value]);
    expect(control("consent")).toBeChecked();
    expect(consent).toBe("on");
    for (const name of Object.keys(REFUSED.errors))
      expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(REFUSED.errors[name]![0]!));
    for (const name of PHOTO_FIELDS) expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(again));
    const links = screen.getAllByRole<HTMLAnchorElement>("link").filter(({ hash }) => hash !== "");
    expect(links.map(({ hash }) => document.querySelector(hash))).toEqual(["city", "bustCm", "image2"].map(control));
  });
});
