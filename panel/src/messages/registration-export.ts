import { bilingual, inLanguage } from "./bilingual";

const COLUMNS = [
  bilingual("Recebido em", "Received"),
  bilingual("Nome", "Name"),
  bilingual("E-mail", "E-mail"),
  bilingual("Telefone", "Phone"),
  bilingual("Cidade", "City"),
  bilingual("Instagram", "Instagram"),
  bilingual("Mensagem", "Message"),
];

/** The first row of the export of workshop registrations. */
export const registrationColumns = (language: string): string[] => COLUMNS.map((column) => inLanguage(column, language));

const LABEL = bilingual("Inscrições no workshop do dia", "Workshop registrations of the day");
const DOWNLOAD = bilingual("Baixar planilha (CSV)", "Download as CSV");
const NOTE = bilingual(
  "Abre no Excel. O arquivo tem dados pessoais: a exportação fica registrada; apague-o depois de usar.",
  "Opens in Excel. The file contains personal data: the export is recorded; delete the file after use.",
);

/** The form that downloads the export. */
export const registrationExportMessages = (language: string): { label: string; download: string; note: string } => ({
  label: inLanguage(LABEL, language),
  download: inLanguage(DOWNLOAD, language),
  note: inLanguage(NOTE, language),
});
