import { type Bilingual, bilingual, inLanguage } from "../shared/bilingual";

type MentionMessages = {
  title: string;
  explanation: string;
  /** In place of the name of a talent who was erased. */
  erasedTalent: string;
  /** By the slug of the collection or global. */
  kind: (slug: string) => string;
};

const KINDS: Readonly<Record<string, Bilingual>> = {
  posts: bilingual("Post", "Post"),
  campaigns: bilingual("Campanha", "Campaign"),
  magazines: bilingual("Revista", "Magazine"),
  staff: bilingual("Equipe", "Team"),
  boards: bilingual("Lista de talentos", "Board"),
  gallery: bilingual("Foto do workshop", "Workshop picture"),
  slides: bilingual("Slide", "Slide"),
  "instagram-posts": bilingual("Instagram", "Instagram"),
  media: bilingual("Descrição de imagem", "Picture description"),
  "website-texts": bilingual("Textos do site", "Website texts"),
};

const TITLE = bilingual("Textos que citam talentos retirados", "Texts that name a withdrawn talent");
const EXPLANATION = bilingual(
  "Estes textos estão publicados e trazem o nome completo de quem não está. O site não muda o que você escreveu: corrija o texto, ou deixe como está se for outra pessoa.",
  "These texts are published and contain the full name of a talent who is not. The site does not change what you wrote: edit the text, or leave it if it means another person.",
);
const ERASED_TALENT = bilingual("alguém que foi apagado", "somebody who was erased");

export const mentionMessages = (language: string): MentionMessages => ({
  title: inLanguage(TITLE, language),
  explanation: inLanguage(EXPLANATION, language),
  erasedTalent: inLanguage(ERASED_TALENT, language),
  kind: (slug) => {
    const kind = KINDS[slug];
    return kind === undefined ? slug : inLanguage(kind, language);
  },
});
