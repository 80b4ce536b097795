import type { WireRecord } from "./records";

const post = (id: number, language: string, rest: WireRecord): WireRecord => ({
  id,
  slug: `artigo-${id}`,
  title: `Artigo ${id}`,
  description: `Resumo do artigo ${id}`,
  cover: `posts/${id}/cover-1600x900.jpg`,
  content: `<h2>Subtítulo</h2><p>Texto do artigo ${id} com <strong>destaque</strong>.</p><figure><img src="posts/${id}/foto-1200x800.jpg" alt="Foto"><figcaption>Legenda</figcaption></figure>`,
  created_at: `2025-03-${String(id % 28 || 1).padStart(2, "0")}T12:00:00Z`,
  updated_at: null,
  language,
  batch: null,
  batchItems: [],
  ...rest,
});

const HOSTILE = [
  `<script>alert(1)</script><p onclick="alert(1)" style="color:red">Parágrafo</p>`,
  `<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Bastidores"></iframe>`,
  `<iframe src="https://tracker.example/frame"></iframe><img src="https://tracker.example/pixel.gif">`,
  `<a href="javascript:alert(1)">perigo</a> <a href="{panel}/campanhas/verao">campanha</a>`,
].join("");

const pair = (id: number, pt: WireRecord, en: WireRecord): readonly [WireRecord, WireRecord] => {
  const batch = `b-${id}`;
  const portuguese = post(id, "pt", { slug: `artigo-${id}`, ...pt, batch });
  const english = post(id + 1, "en", { slug: `article-${id}`, title: `Article ${id}`, ...en, batch });
  return [
    { ...portuguese, batchItems: [english] },
    { ...english, batchItems: [portuguese] },
  ];
};

const [backstagePt, backstageEn] = pair(
  31,
  { slug: "bastidores-da-campanha", title: "Bastidores da campanha", updated_at: "2025-06-01 10:30:00" },
  { slug: "behind-the-campaign", title: "Behind the campaign" },
);
const [hostilePt, hostileEn] = pair(33, { title: "HTML hostil", content: HOSTILE }, { content: HOSTILE });
const [videoPt, videoEn] = pair(35, { title: "Capa em vídeo", cover: "posts/35/cover.mp4" }, {});

const plainPt = Array.from({ length: 9 }, (_, index) => post(41 + index, "pt", {}));

/** More than twelve Portuguese posts, so that the list has a second page. */
export const GOOD_POSTS: Readonly<Record<string, readonly WireRecord[]>> = {
  pt: [
    backstagePt,
    hostilePt,
    videoPt,
    ...plainPt,
    // slugs that are addresses, on the panel's host and on a foreign one
    post(51, "pt", { slug: "{panel}/seja-modelo", title: "Seja modelo", created_at: "2024-01-02 03:04:05" }),
    post(52, "pt", { slug: "https://elsewhere.example/noticia", title: "Na imprensa", created_at: "0000-00-00" }),
  ],
  en: [backstageEn, hostileEn, videoEn, post(53, "en", { id: "53", slug: "only-in-english", title: "Only in English", updated_at: "" })],
};

const campaign = (id: number, title: string, rest: WireRecord = {}): WireRecord => ({
  id,
  slug: `campanha-${id}`,
  title,
  cover: `campaigns/${id}/cover-1200x1500.jpg`,
  content: `<p>${title}</p>`,
  created_at: "2025-02-01T00:00:00Z",
  ...rest,
});

export const GOOD_CAMPAIGNS: Readonly<Record<string, readonly WireRecord[]>> = {
  pt: [
    campaign(4, "Verão 2025", { slug: "verao-2025" }),
    campaign(5, "Volta às aulas", { cover: "https://img.cdn.example.com/volta.jpg" }),
    campaign(6, "Sem data", { created_at: null }),
  ],
  en: [campaign(4, "Summer 2025", { slug: "verao-2025" }), campaign(5, "Back to school"), campaign(6, "Undated", { created_at: null })],
};

const magazine = (id: number, title: string): WireRecord => ({
  id,
  title,
  description: `${title}, número ${id}`,
  cover: `magazines/${id}/cover-900x1200.jpg`,
  content: Array.from({ length: 12 }, (_, page) => `magazines/${id}/${String(page + 1).padStart(2, "0")}-900x1200.jpg`).join(", "),
  created_at: `2025-0${id}-10`,
});

export const GOOD_MAGAZINES: Readonly<Record<string, readonly WireRecord[]>> = {
  pt: [magazine(2, "Revista Teste"), magazine(1, "Revista Teste")],
  en: [magazine(2, "Test Magazine"), magazine(1, "Test Magazine")],
};
