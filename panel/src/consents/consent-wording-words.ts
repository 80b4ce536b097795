import { inLanguage } from "../shared/bilingual";

const PT = {
  title: "O texto que foi aceito (versão {version})",
  unknown: "O texto desta versão não está guardado aqui.",
};

const EN: typeof PT = {
  title: "The wording that was accepted (version {version})",
  unknown: "The text of this version is not kept here.",
};

export const wordingMessages = (language: string): typeof PT => inLanguage({ pt: PT, en: EN }, language);
