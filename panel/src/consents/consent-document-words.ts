import { bilingual, inLanguage } from "../shared/bilingual";

const TEXTS = {
  attach: bilingual("Anexar documento", "Attach a document"),
  replace: bilingual("Trocar", "Replace"),
  remove: bilingual("Remover", "Remove"),
  open: bilingual("Abrir o documento", "Open the document"),
  uploading: bilingual("Enviando o documento…", "Uploading the document…"),
  attached: bilingual("Documento anexado. Salve a autorização para guardá-lo.", "Document attached. Save the consent to keep it."),
  removed: bilingual("Documento retirado. Salve a autorização para apagá-lo.", "Document removed. Save the consent to delete it."),
  failed: bilingual(
    "O documento não pôde ser enviado. Use um PDF ou uma foto (JPEG ou PNG) e tente de novo.",
    "The document could not be uploaded. Use a PDF or a photo (JPEG or PNG) and try again.",
  ),
} as const;

type Key = keyof typeof TEXTS;

export const documentText = (key: Key, language: string): string => inLanguage(TEXTS[key], language);
