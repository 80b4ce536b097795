type MentionWords = { title: string; explanation: string; erased: string; kind: (slug: string) => string };

const KINDS: Readonly<Record<string, { pt: string; en: string }>> = {
  posts: { pt: "Post", en: "Post" },
  campaigns: { pt: "Campanha", en: "Campaign" },
  magazines: { pt: "Revista", en: "Magazine" },
  staff: { pt: "Equipe", en: "Team" },
  gallery: { pt: "Foto do workshop", en: "Workshop picture" },
  slides: { pt: "Slide", en: "Slide" },
  "instagram-posts": { pt: "Instagram", en: "Instagram" },
  media: { pt: "Descrição de imagem", en: "Picture description" },
  "website-texts": { pt: "Textos do site", en: "Website texts" },
};

/** What the list of texts says, in the language of the admin. */
export const mentionWords = (language: string): MentionWords => {
  if (language === "en") {
    return {
      title: "Texts that name a withdrawn talent",
      explanation:
        "These texts are published and hold the full name of somebody who is not. The site does not change what you wrote: edit the text, or leave it if it means another person.",
      erased: "somebody who was erased",
      kind: (slug) => KINDS[slug]?.en ?? slug,
    };
  }
  return {
    title: "Textos que citam talentos retirados",
    explanation:
      "Estes textos estão publicados e trazem o nome completo de quem não está. O site não muda o que você escreveu: corrija o texto, ou deixe como está se for outra pessoa.",
    erased: "alguém que foi apagado",
    kind: (slug) => KINDS[slug]?.pt ?? slug,
  };
};
