/** Entries of the tests' forms as the content store receives them, in the order in which the fields are sent. */

type Fields = Readonly<Record<string, string>>;

export const WIRE_CONTACT: Fields = {
  name: "Ana Exemplo",
  email: "ana@familia.example",
  phone: "+55 (11) 90000-0001",
  message: "Remover imagens\r\n\r\nOlá, tudo bem?",
};

export const WIRE_WORKSHOP: Fields = {
  name: "Ana Exemplo",
  email: "ana@familia.example",
  phone: "+55 (11) 90000-0001",
  city: "Cidade Inventada",
  instagram: "@ana.exemplo",
  message: "Um\r\ndois",
};

/** An adult's. */
export const WIRE_SCOUTING: Fields = {
  eyes: "Green",
  hair: "Light Brown",
  shoes: "37",
  jeans: "38",
  hips: "88/34.6",
  waist: "60/23.6",
  bust: "86/33.9",
  height: "170/5.7",
  tiktok: "@ana.exemplo",
  instagr: "@ana.exemplo",
  note: "Cidade Inventada",
  email: "ana@familia.example",
  gender: "woman",
  realname: "Ana Exemplo",
  age: "26",
  birthdate: "2000-01-31",
  phone: "+55 (11) 90000-0001",
};

const CONTACTS =
  '{"father":"Pai de Exemplo","consent":{"version":"2026-11-20-3f9a0c1d5b7e2468","wording":"Autorizo.","at":"2026-03-01T15:00:00.000Z","locale":"pt"}}';

export const wireCity = (fields: Fields): string | undefined => fields.note;

/** A child's, without girths and profiles. */
export const WIRE_CHILD_SCOUTING: Fields = {
  eyes: "Green",
  hair: "Light Brown",
  shoes: "30.5",
  jeans: "12",
  height: "130/4.3",
  note: "Cidade Inventada",
  email: "ana@familia.example",
  gender: "man",
  realname: "Ana Exemplo",
  contacts: CONTACTS,
  age: "9",
  birthdate: "2016-03-09",
  phone: "+55 (11) 90000-0001",
};
