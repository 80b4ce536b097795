/** The answers of a `SCOUTING` form (server/entries/tests/form-bodies.ts) as pages and drafts of the former release have them, in their order. */
export const FORMER_SCOUTING = {
  birthdate: "31/01/2000",
  realname: "Ana Exemplo",
  gender: "woman",
  phone: "+55 (11) 90000-0001",
  email: "ana@familia.example",
  note: "Cidade Inventada",
  instagr: "@ana.exemplo",
  tiktok: "@ana.exemplo",
  height: "170/5.7",
  bust: "86/33.9",
  waist: "60/23.6",
  hips: "88/34.6",
  jeans: "38",
  shoes: "37",
  hair: "Light Brown",
  eyes: "Green",
} as const;

/** The guardian of a minor in the same form. */
export const FORMER_GUARDIAN = { father: "Pai de Exemplo", consent: "on" } as const;

export const FORMER_CHILD_SCOUTING = {
  ...{ ...FORMER_SCOUTING, ...FORMER_GUARDIAN },
  ...{ birthdate: "2016-03-09", gender: "man", height: "130/4.3", jeans: "12", shoes: "30.5", locale: "pt" },
  ...{ bust: "", waist: "", hips: "", instagr: "", tiktok: "" },
};

/** Answers that are missing or wrong, and the names of their fields in the order of the alphabet. */
export const FORMER_INVALID = {
  answers: { ...FORMER_SCOUTING, realname: "", note: "", gender: "x" },
  fields: ["gender", "note", "realname"],
};
