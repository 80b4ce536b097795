import { inLanguage } from "../../shared/bilingual";

const PT = {
  title: "Exportar tudo",
  summary:
    "Um ZIP com talentos, conteúdo do site, textos, autorizações, inscrições e mensagens, com os arquivos: tabelas para planilha (CSV), JSON completo e o que é preciso para importar em outra instalação.",
  care: "Contém dados pessoais, também de crianças: guarde-o cifrado e apague-o quando não precisar mais. A exportação fica nos registros de acesso.",
  forbidden: "Só quem administra o painel exporta tudo.",
  received: "Com o que visitantes enviaram: inscrições com fotos, mensagens e inscrições no workshop",
  withoutReceived: "Desmarque quando o arquivo for para outra empresa.",
  download: "Baixar tudo",
  preparing: "Preparando…",
  progress: (done: number, total: number) => `${done} de ${total} partes`,
  keepOpen: "O navegador mostra o download. Pode continuar trabalhando em outra aba.",
  done: "Pronto: o arquivo foi enviado inteiro.",
  failed:
    "A exportação parou antes do fim. Apague o arquivo incompleto e tente de novo. Se parar outra vez, avise quem cuida do servidor: talvez o disco esteja cheio.",
};

type StoreExportTexts = typeof PT;

const EN: StoreExportTexts = {
  title: "Export everything",
  summary:
    "A ZIP of talents, site content, texts, consents, applications and enquiries, with their files: tables for spreadsheets (CSV), complete JSON, and all that another installation needs to import it.",
  care: "It holds personal data, of children too: keep it encrypted, and delete it when it is not needed any more. The audit records the export.",
  forbidden: "Only admins export everything.",
  received: "With what visitors sent: applications with photos, enquiries and workshop registrations",
  withoutReceived: "Clear it when the file goes to another company.",
  download: "Download everything",
  preparing: "Preparing…",
  progress: (done, total) => `${done} of ${total} parts`,
  keepOpen: "The browser shows the download. You can go on working in another tab.",
  done: "Done: the whole file has been sent.",
  failed:
    "The export stopped before its end. Delete the incomplete file and try again. If it stops again, tell the server's administrator: the disk may be full.",
};

export const storeExportTexts = (language: string): StoreExportTexts => inLanguage<StoreExportTexts>({ pt: PT, en: EN }, language);
