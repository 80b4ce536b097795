import { inLanguage } from "../shared/bilingual";

const PT = {
  preview: "Prévia",
  previewNote: "Muda enquanto você escolhe. O site só muda depois de salvar e publicar.",
  exampleHeading: "Novos rostos",
  exampleText: "Veja também",
  noName: "Nome da agência",
  pick: (label: string) => `${label}: escolher a cor`,
  code: (label: string) => `${label}: código da cor`,
  siteDefault: (colour: string) => `Em branco vale a cor do site, ${colour}.`,
  notAColour: "Escreva a cor como #rrggbb, por exemplo #c2410c.",
  good: (ratio: string) => `Contraste ${ratio}, suficiente para ler.`,
  tooFaint: (ratio: string) => `Contraste ${ratio}, abaixo do mínimo de 4,5:1: não pode ser salva.`,
  useNearest: (colour: string) => `Usar a mais próxima que serve, ${colour}`,
  refused: (ratio: string, nearest: string) =>
    `O contraste com o fundo é ${ratio}; o mínimo é 4,5:1. A cor mais próxima que serve é ${nearest}.`,
  unknownFace: "Escolha uma letra da lista.",
  notInitials: "Escreva de uma a três letras.",
};

export type IdentityTexts = typeof PT;

const EN: IdentityTexts = {
  preview: "Preview",
  previewNote: "Changes while you choose. The site changes only after you save and the publication is done.",
  exampleHeading: "New faces",
  exampleText: "See also",
  noName: "Agency's name",
  pick: (label) => `${label}: choose the colour`,
  code: (label) => `${label}: colour code`,
  siteDefault: (colour) => `Empty: the site's own colour, ${colour}.`,
  notAColour: "Write the colour as #rrggbb, for example #c2410c.",
  good: (ratio) => `Contrast ${ratio}, enough to read.`,
  tooFaint: (ratio) => `Contrast ${ratio}, below the minimum of 4.5:1: it cannot be saved.`,
  useNearest: (colour) => `Use the nearest that passes, ${colour}`,
  refused: (ratio, nearest) =>
    `The contrast with the background is ${ratio}; the minimum is 4.5:1. The nearest colour that passes is ${nearest}.`,
  unknownFace: "Choose a typeface of the list.",
  notInitials: "Write one to three letters.",
};

export const identityTexts = (language: string): IdentityTexts => inLanguage<IdentityTexts>({ pt: PT, en: EN }, language);
