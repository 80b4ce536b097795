import type { WireRecord } from "./records";

export const GOOD_SLIDES: readonly WireRecord[] = [
  {
    id: 1,
    image_mobile: "slides/1-900x1200.jpg",
    image_desktop: "slides/1-1920x1080.jpg",
    link: "{panel}/seja-modelo",
    alt: "Seja modelo",
    en: { alt: "Be a model" },
  },
  { id: "2", image_mobile: "slides/2.mp4", image_desktop: "slides/2.mp4", link: "", alt: null },
  // one picture for both widths, a link elsewhere
  { id: 3, image_desktop: "slides/3-1920x1080.jpg", link: "https://agenda.casajuriti.example/" },
];

export const GOOD_STAFF: readonly WireRecord[] = [
  {
    id: 1,
    name: "Pessoa Um",
    role: "Direção",
    cover: "staff/1-600x800.jpg",
    instagram: "pessoa.um",
    email: "um@example.com",
    phone: "+55 (11) 90000-0001",
    en: { role: "Direction" },
  },
  { id: 2, name: "Pessoa Dois", role: "", cover: null, instagram: "", email: "not an e-mail", phone: "-" },
];

export const GOOD_GALLERY: readonly WireRecord[] = [
  { id: 1, cover: "gallery/1-1200x800.jpg", title: "Aula de passarela" },
  { id: 2, cover: "/storage/gallery/2-800x1200.jpg", title: null },
];

/** Hand-picked adults, and a rule that finds children. */
export const GOOD_BOARDS: readonly WireRecord[] = [
  {
    id: 1,
    slug: "rostos",
    name: { pt: "Rostos", en: "Faces" },
    text: { pt: "<p>Para <em>campanhas</em></p><script>alert(1)</script>" },
    cover: { file: "boards/1-900x1200.jpg", width: 900, height: "1200" },
    talents: [408, "405", 999, 408],
    menu: true,
    home: 1,
  },
  { id: "2", slug: "Turma do Inglês", name: { pt: "Turma do inglês" }, rule: "/kids?idade=1-17", menu: false, home: true },
  { id: 3, slug: "only-in-english", name: { en: "Empty" }, talents: [] },
];

export const GOOD_TEXTS: WireRecord = {
  about_text: { pt: "<p>Somos uma agência <em>de teste</em>.</p>", en: "<p>We are a <em>test</em> agency.</p>" },
  workshop_description: { pt: "<p>Oficina</p><script>alert(1)</script>" },
  contact_reference: { pt: "Casa & estúdio", en: "House & studio" },
  contact_address: { pt: "Rua Inventada, 100, São Paulo" },
  contact_zip: { pt: "00000-000" },
  contact_phone: { pt: "+55 (11) 90000-0002" },
  contact_whatsapp: { pt: "+55 (11) 90000-0003", en: "" },
  contact_hours: { en: "Weekdays 9:30 to 18:30" },
  privacy_notice: { pt: null },
};

export const GOOD_IMAGES: WireRecord = {
  logo: { file: "site/logo-600x200.png", width: 600, height: 200, alt: "Agência de teste" },
  intro: { file: "site/intro-1200x1600.jpg" },
  share: { file: "{media}/site/share-1200x630.jpg", width: "1200", height: "630" },
};

export const CUSTOMIZATIONS: WireRecord = {
  agency_name: "Casa Juriti",
  founded: "2006",
  theme_color: "#a33b20",
  booking_provider: { name: "Agenda Juriti", url: "https://agenda.casajuriti.example" },
  book_download: true,
  minors_instagram: false,
  unknown_switch: "ignored",
};

export const GOOD_SOCIAL_MEDIAS: WireRecord = {
  facebook: { url: "https://www.facebook.com/casajuriti.example" },
  instagram: { url: "https://www.instagram.com/casajuriti.example/" },
  linkedin: { url: "https://linkedin.example/casajuriti" },
};

export const GOOD_FEED: readonly WireRecord[] = [
  {
    id: "a1",
    permalink: "https://www.instagram.com/p/a1/",
    media_url: "feed/1-1080x1080.jpg",
    media_type: "IMAGE",
    caption: "Estúdio",
    timestamp: "2025-05-01T10:00:00Z",
  },
  {
    id: 2,
    permalink: "https://www.instagram.com/p/a2/",
    media_url: "https://img.cdn.example.com/2.jpg",
    media_type: "CAROUSEL_ALBUM",
    timestamp: "2025-05-02 10:00:00",
  },
];
