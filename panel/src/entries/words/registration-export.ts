import { bilingual, inLanguage } from "../../shared/bilingual";

const COLUMNS = [
  bilingual("Recebido em", "Received"),
  bilingual("Nome", "Name"),
  bilingual("E-mail", "E-mail"),
  bilingual("Telefone", "Phone"),
  bilingual("Cidade", "City"),
  bilingual("Instagram", "Instagram"),
  bilingual("Mensagem", "Message"),
];

export const registrationColumns = (language: string): string[] => COLUMNS.map((column) => inLanguage(column, language));
