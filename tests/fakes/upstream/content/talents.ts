import type { ProfileAnswer, WireRecord } from "./records";

const picture = (id: number, file: string, size: readonly [number, number]): WireRecord => ({ id, file, width: size[0], height: size[1] });

const portraits = (talentId: number, count: number): WireRecord[] =>
  Array.from({ length: count }, (_, index) =>
    picture(talentId * 100 + index, `talents/${talentId}/book-${index + 1}-1200x1600.jpg`, [1200, 1600]),
  );

/** A complete, ordinary talent with changes. */
const talent = (id: number, name: string, rest: WireRecord): WireRecord => ({
  id,
  name,
  cover: `talents/${id}/cover-900x1200.jpg`,
  gender: "woman",
  birthdate: "2000-05-20",
  categories: [{ id: 4, category: "talents" }],
  hair: "Light Brown",
  hair_kind: "Wavy",
  eyes: "Green",
  height: "172/5.8",
  shoes: "37",
  jeans: "38",
  skills: [{ skill: "Inglês" }, { skill: "Dança" }],
  instagram: null,
  book: portraits(id, 3),
  compo: [],
  video: [],
  ...rest,
});

const KIDS = { id: 1, category: "kids" };
const TEENS = { id: 2, category: "teens" };
const ACTORS = { id: 3, category: "ator" };
const INFLUENCERS = { id: 5, category: "Digital Influencer" };
const HIDDEN = { id: 9, category: "TF - Campanha Inverno" };

/** Valid talents; the comments name unusual but allowed values. */
export const GOOD_TALENTS: readonly WireRecord[] = [
  talent(401, "Aurora Teste Lima", {
    birthdate: "2016-03-09",
    categories: [KIDS],
    height: "128/4.2",
    shoes: "31",
    jeans: "8x34",
    instagram: "@aurora.teste",
    networks: [{ network: "tiktok", handle: "@aurora.teste", followers: 900, measured_at: "2026-02-20" }],
    city: "Santos",
    languages: ["Espanhol", "Libras"],
    travels: true,
    published_at: "2026-01-04T12:00:00Z",
    digitals_at: "2026-02-01",
    digitals: [{ ...picture(40101, "talents/401/digital-1-900x1200.jpg", [900, 1200]), date: "2026-02-01" }],
    credit_kinds: ["film"],
    credits: [{ id: 1, year: 2025, title: "Quintal de Teste", role: "Filha", kind: "film" }],
  }),
  talent(402, "Bento Exemplo", { gender: "man", birthdate: "2018-11-30", categories: [KIDS], height: "110/3.7", jeans: "6X30" }),
  talent(403, "Clara Modelo Souza", {
    birthdate: "2010-02-28",
    categories: [TEENS, KIDS],
    instagram: "https://www.instagram.com/clara.modelo/?igshid=abc",
  }),
  talent(404, "Davi Amostra", { gender: "man", birthdate: "2009-07-01", categories: [TEENS], height: "180/5.11" }),
  // the profile comes without "data" around it, and the id as text
  talent(405, "Elisa Fictícia", { id: "405", categories: [ACTORS], compo: [picture(1, "talents/405/compo-1748x2480.jpg", [1748, 2480])] }),
  // a big landscape, videos of every provider, an absolute address below the media base
  talent(406, "Fábio Inventado", {
    gender: "man",
    categories: [ACTORS],
    book: [...portraits(406, 2), picture(77, "{media}/talents/406/wide-1600x900.jpg", [-1, -1])],
    video: [
      { id: 5, provider: "youtube", file: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", width: 16, height: 9 },
      { id: 6, provider: "vimeo", file: "https://vimeo.com/76979871", width: 16, height: 9 },
      { id: 7, provider: "file", file: "talents/406/reel.mp4", width: 9, height: 16, showreel: true },
    ],
    digitals_at: "2026-02-20",
    digitals: [
      { ...picture(40601, "talents/406/digital-1-900x1200.jpg", [900, 1200]), date: "2025-08-10" },
      { ...picture(40602, "talents/406/digital-2-900x1200.jpg", [900, 1200]), date: "2026-02-20" },
    ],
    credit_kinds: ["theatre", "film"],
    credits: [
      { id: 1, year: 2023, title: "A Peça de Teste", role: "Narrador", production: "Companhia Exemplo", kind: "theatre" },
      { id: 2, year: "2025", title: "O Filme de Teste", kind: "film" },
      { id: 3, year: 2021, title: "Ópera de Teste", kind: "opera" },
    ],
  }),
  talent(407, "Gisele Hipotética", { categories: [{ id: 4, category: "TALENTS" }, INFLUENCERS], height: 175, shoes: 38.5 }),
  talent(408, "Hugo Suposto", { gender: "man", height: "178", jeans: "42", birthdate: "1985-12-31 00:00:00" }),
  talent(409, "Íris Imaginária", { categories: [{ id: 5, category: "digital influencer" }], instagram: "javascript:alert(1)" }),
  // numbers as texts, old numbers, an unknown network
  talent(410, "João d'Ávila-Ensaio", {
    gender: "man",
    categories: [INFLUENCERS],
    networks: [
      { network: "tiktok", handle: "@joao.ensaio", followers: "125000", engagement: "4.2", measured_at: "2026-02-20" },
      { network: "instagram", handle: "joao.ensaio", followers: 980000, measured_at: "2024-01-10" },
      { network: "orkut", handle: "joao", followers: 10, measured_at: "2026-02-20" },
    ],
  }),
  // every optional field is missing, null, empty or zero
  {
    id: 411,
    name: "  Kênia   Vazia ",
    gender: "woman",
    categories: [{ id: 4, category: "talents" }],
    birthdate: "0000-00-00",
    height: "",
    shoes: null,
    jeans: "0",
    hair: "",
  },
  // only a video: its gallery has no picture
  talent(412, "Lara Filme", { book: [], video: [{ id: 1, provider: "youtube", file: "dQw4w9WgXcQ" }] }),
  // an unknown category beside a known one, unknown fields, and a birthdate that is no date
  talent(413, "Mário Extra", {
    gender: "man",
    categories: [{ id: 77, category: "Figurantes" }, ACTORS],
    birthdate: "1990-02-31",
    internal_note: "not ours",
    weight: 70,
  }),
  // hidden, although also in a visible category
  talent(414, "Nina Secreta", { categories: [KIDS, HIDDEN] }),
  talent(415, "Otto Secreto", { gender: "man", categories: [HIDDEN] }),
];

/** A profile without `data` around it, a missing one (404), and an empty one (200, null). */
export const PROFILE_ANSWERS: Readonly<Record<string, ProfileAnswer>> = {
  "405": { status: 200, body: { ...GOOD_TALENTS[4] } },
  "416": { status: 404, body: { message: "Not found." } },
  "417": { status: 200, body: { data: null } },
};

export const CATEGORIES: readonly WireRecord[] = [KIDS, TEENS, ACTORS, { id: 4, category: "talents" }, INFLUENCERS, HIDDEN];
