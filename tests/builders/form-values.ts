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
  realname: "Ana d'Ávila",
  gender: "woman",
  phone: "+55 (11) 90000-0001",
  email: "ana@casajuriti.example",
  note: "São Paulo",
  instagr: "@ana.exemplo",
  tiktok: "@ana.exemplo",
  height: "170/5.7",
  bust: "86/33.9",
  waist: "64/25.2",
  hips: "92/36.2",
  jeans: "38",
  shoes: "37.5",
  hair: "Light Brown",
  eyes: "Green",
  ...changes,
});
