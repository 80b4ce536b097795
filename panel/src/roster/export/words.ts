import { inLanguage } from "../../shared/bilingual";

const TEXTS = {
  pt: {
    title: "Exportar todo o conteúdo",
    note: "Um ZIP com talentos, conteúdo do site, textos e autorizações, com os arquivos: tabelas para planilha (CSV), JSON completo e o que é preciso para importar em outra instalação. Contém dados pessoais, também de crianças: guarde-o cifrado e apague-o quando não precisar mais. A exportação fica registrada na auditoria.",
    download: "Baixar tudo",
  },
  en: {
    title: "Export all content",
    note: "A ZIP of talents, site content, texts and consents, with their files: tables for spreadsheets (CSV), complete JSON, and all that another installation needs to import it. It holds personal data, of children too: keep it encrypted, and delete it when it is not needed any more. The export is recorded in the audit.",
    download: "Download everything",
  },
} as const;

type StoreExportTexts = { title: string; note: string; download: string };

export const storeExportTexts = (language: string): StoreExportTexts => inLanguage<StoreExportTexts>(TEXTS, language);
