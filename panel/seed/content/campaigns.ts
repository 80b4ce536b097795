import type { Bilingual, DemoCampaign } from "./types";

type Story = { slug: string; title: Bilingual; lead: Bilingual; close: Bilingual; alt: [Bilingual, Bilingual]; createdAt: string };

const STORIES: Story[] = [
  {
    slug: "verao-2026",
    createdAt: "2025-11-03T12:00:00Z",
    title: { pt: "Verão 2026", en: "Summer 2026" },
    lead: {
      pt: "Cinco criadores, uma cidade vazia e a luz das sete da manhã. A campanha de verão foi feita em dois dias, com o que cabia numa mala.",
      en: "Five creators, an empty city and the light of seven in the morning. The summer campaign was made in two days, with what fitted into one suitcase.",
    },
    close: {
      pt: "As peças foram para as redes antes de irem para as vitrines: quem vestiu contou a história primeiro.",
      en: "The pieces went online before they went into shop windows: those who wore them told the story first.",
    },
    alt: [
      { pt: "Criador de cabelo ruivo-claro com jaqueta cor de tijolo", en: "Creator with fair red hair in a brick-coloured jacket" },
      { pt: "Dupla em tom de magenta diante de uma janela", en: "Two people in magenta ink before a window" },
    ],
  },
  {
    slug: "volta-as-aulas-2026",
    createdAt: "2025-12-08T12:00:00Z",
    title: { pt: "Volta às aulas 2026", en: "Back to school 2026" },
    lead: {
      pt: "Mochilas grandes, perguntas maiores. Reunimos seis crianças entre quatro e onze anos e pedimos que nos mostrassem a escola, no estúdio.",
      en: "Large rucksacks, larger questions. We brought six children between four and eleven together and asked them to show us their school, in the studio.",
    },
    close: {
      pt: "Nenhuma criança trabalhou mais de duas horas, e todas voltaram para casa com um desenho.",
      en: "No child worked longer than two hours, and all of them went home with a drawing.",
    },
    alt: [
      { pt: "Menino de mochila azul-clara diante de um fundo claro", en: "Boy with a light blue rucksack before a pale backdrop" },
      { pt: "Duas crianças de camiseta listrada", en: "Two children in striped shirts" },
    ],
  },
  {
    slug: "inverno-2025",
    createdAt: "2025-05-26T12:00:00Z",
    title: { pt: "Inverno 2025", en: "Winter 2025" },
    lead: {
      pt: "Um fundo verde-escuro, tricôs pesados e um elenco de atores que não tem medo de silêncio.",
      en: "A dark green backdrop, heavy knits and a cast of actors who are not afraid of silence.",
    },
    close: {
      pt: "A campanha ficou em doze imagens. A última foi feita depois que a luz já tinha sido desligada.",
      en: "The campaign came down to twelve pictures. The last was made after the light had been switched off.",
    },
    alt: [
      { pt: "Atriz de casaco ameixa diante de um fundo de papel", en: "Actress in a plum coat before a paper backdrop" },
      { pt: "Dois atores em tom de verde", en: "Two actors in green ink" },
    ],
  },
  {
    slug: "dia-das-criancas-2025",
    createdAt: "2025-09-15T12:00:00Z",
    title: { pt: "Dia das Crianças 2025", en: "Children's Day 2025" },
    lead: {
      pt: "A ideia veio de um desenho: um arco cor de areia onde cada criança podia ser dona da casa por cinco minutos.",
      en: "The idea came from a drawing: a sand-coloured arch where every child could own the house for five minutes.",
    },
    close: {
      pt: "A direção ficou por conta delas. Nós só trocamos o filme.",
      en: "The children directed. We only changed the film.",
    },
    alt: [
      { pt: "Menina de coques e moletom verde, rindo", en: "Girl with two buns and a green hoodie, laughing" },
      { pt: "Duas crianças em tom de terracota", en: "Two children in terracotta ink" },
    ],
  },
  {
    slug: "natal-2024",
    createdAt: "2024-11-11T12:00:00Z",
    title: { pt: "Natal 2024", en: "Christmas 2024" },
    lead: {
      pt: "Três gerações à mesma mesa, nenhuma árvore à vista. O Natal da campanha cabe num olhar.",
      en: "Three generations at one table and no tree in sight. The Christmas of this campaign fits into a glance.",
    },
    close: {
      pt: "Foi a primeira vez que juntamos kids e veteranos no mesmo quadro. Não será a última.",
      en: "It was the first time we put kids and veterans into one frame. It will not be the last.",
    },
    alt: [
      { pt: "Modelo de camisa ocre e gravata", en: "Model in an ochre shirt and tie" },
      { pt: "Dois modelos em tom de ameixa", en: "Two models in plum ink" },
    ],
  },
  {
    slug: "jeans-2024",
    createdAt: "2024-04-15T12:00:00Z",
    title: { pt: "Jeans 2024", en: "Denim 2024" },
    lead: {
      pt: "Azul sobre azul: uma tarde com seis teens, uma parede cobalto e nenhuma pose combinada.",
      en: "Blue on blue: an afternoon with six teens, a cobalt wall and no pose agreed.",
    },
    close: {
      pt: "O som da tarde, gravado entre as fotos, virou a trilha do filme.",
      en: "The sound of the afternoon, recorded between the pictures, became the film's score.",
    },
    alt: [
      { pt: "Adolescente de blusão azul-marinho, olhos fechados", en: "Teenager in a navy jumper, eyes closed" },
      { pt: "Dupla de teens em tom de cobalto", en: "Two teens in cobalt ink" },
    ],
  },
];

const body = ({ slug, lead, close, alt }: Story, locale: "pt" | "en"): string =>
  `<p>${lead[locale]}</p><figure><img src="campaigns/${slug}/body-1.webp" alt="${alt[0][locale]}"></figure>` +
  `<p>${close[locale]}</p><figure><img src="campaigns/${slug}/body-2.webp" alt="${alt[1][locale]}"></figure>`;

/** Each has one slug for both languages. */
export const campaigns: DemoCampaign[] = STORIES.map((story) => ({
  key: story.slug,
  slug: story.slug,
  title: story.title,
  cover: `campaigns/${story.slug}/cover.webp`,
  html: { pt: body(story, "pt"), en: body(story, "en") },
  createdAt: story.createdAt,
}));
