/** Valid form values, as a visitor's form sends them. */

type Changes = Readonly<Record<string, unknown>>;

export const contactValues = (changes: Changes = {}): Record<string, unknown> => ({
  name: "Ana d'Ávila",
  email: "ana@casajuriti.example",
  phone: "+55 (11) 90000-0001",
  message: "Bom dia!\nGostaria de saber mais.",
  ...changes,
});

export const workshopValues = (changes: Changes = {}): Record<string, unknown> => ({
  ...contactValues(),
  city: "São Paulo",
  instagram: "@ana.exemplo",
  ...changes,
});

/** An adult's application. */
export const scoutingValues = (changes: Changes = {}): Record<string, unknown> => ({
  birthdate: "07/03/1999",
  name: "Ana d'Ávila",
  gender: "female",
  phone: "+55 (11) 90000-0001",
  email: "ana@casajuriti.example",
  city: "São Paulo",
  instagram: "@ana.exemplo",
  tiktok: "@ana.exemplo",
  heightCm: "170",
  bustCm: "86",
  waistCm: "64",
  hipsCm: "92",
  jeans: "38",
  shoes: "37.5",
  hair: "Light Brown",
  eyes: "Green",
  ...changes,
});
