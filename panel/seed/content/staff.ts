import type { Bilingual, DemoStaff } from "./types";

type Member = { key: string; name: string; role: Bilingual; handle: string; phone: string };

const MEMBERS: Member[] = [
  {
    key: "1",
    name: "Iracema Valadão",
    role: { pt: "Fundadora e diretora", en: "Founder and director" },
    handle: "iracema",
    phone: "+55 (11) 90000-0101",
  },
  {
    key: "2",
    name: "Otto Bragança Leme",
    role: { pt: "Diretor de casting", en: "Casting director" },
    handle: "otto",
    phone: "+55 (11) 90000-0102",
  },
  {
    key: "3",
    name: "Dalva Nunes Figueira",
    role: { pt: "Booker de kids", en: "Kids booker" },
    handle: "dalva",
    phone: "+55 (11) 90000-0103",
  },
  { key: "4", name: "Samir Lessa", role: { pt: "Booker de teens", en: "Teens booker" }, handle: "samir", phone: "+55 (11) 90000-0104" },
  {
    key: "5",
    name: "Petra Hoffmeister Lins",
    role: { pt: "Booker de atores", en: "Actors booker" },
    handle: "petra",
    phone: "+55 (11) 90000-0105",
  },
  {
    key: "6",
    name: "Carmem do Vale Aranha",
    role: { pt: "Relações com as famílias", en: "Family relations" },
    handle: "carmem",
    phone: "+55 (11) 90000-0106",
  },
  {
    key: "7",
    name: "Nestor Paiva Gusmão",
    role: { pt: "Estúdio e fotografia", en: "Studio and photography" },
    handle: "nestor",
    phone: "-",
  },
  {
    key: "8",
    name: "Lin Takeda Prado",
    role: { pt: "Influenciadores e contratos", en: "Influencers and contracts" },
    handle: "lin",
    phone: "+55 (11) 90000-0108",
  },
];

/** Invented people; one of them hides the phone. */
export const staff: DemoStaff[] = MEMBERS.map(({ key, name, role, handle, phone }) => ({
  key,
  name,
  role,
  cover: `staff/${key}.webp`,
  instagram: key === "6" ? null : `casajuriti.demo.${handle}`,
  email: `${handle}@casajuriti.example`,
  phone,
}));
