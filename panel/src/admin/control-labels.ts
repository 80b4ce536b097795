import { bilingual, inLanguage } from "../shared/bilingual";

const LABELS = {
  menu: bilingual("Menu", "Menu"),
  close: bilingual("Fechar", "Close"),
  fileName: bilingual("Nome do arquivo", "File name"),
  notices: bilingual("Avisos", "Notices"),
  ascending: bilingual("Em ordem crescente", "In ascending order"),
  descending: bilingual("Em ordem decrescente", "In descending order"),
  selectAll: bilingual("Selecionar todos", "Select all"),
  select: bilingual("Selecionar", "Select"),
  previousPage: bilingual("Página anterior", "Previous page"),
  moreActions: bilingual("Mais ações", "More actions"),
  clearDate: bilingual("Limpar a data", "Clear the date"),
  nextPage: bilingual("Próxima página", "Next page"),
  locked: bilingual("Outra conta está editando", "Another account is editing this"),
  filterField: bilingual("Campo do filtro", "Field of the filter"),
  filterCondition: bilingual("Condição do filtro", "Condition of the filter"),
  filterValue: bilingual("Valor do filtro", "Value of the filter"),
  addCondition: bilingual("Acrescentar uma condição", "Add a condition"),
  removeCondition: bilingual("Retirar a condição", "Remove the condition"),
  edit: bilingual("Editar", "Edit"),
  remove: bilingual("Retirar", "Remove"),
  exchange: bilingual("Trocar", "Exchange"),
  move: bilingual("Mover", "Move"),
  copyAddress: bilingual("Copiar o endereço", "Copy the address"),
  bold: bilingual("Negrito", "Bold"),
  italic: bilingual("Itálico", "Italic"),
  link: bilingual("Link", "Link"),
  removeLink: bilingual("Retirar o link", "Remove the link"),
} as const;

/** For controls of Payload that have no accessible name. */
export const controlLabel = (control: keyof typeof LABELS, language: string): string => inLanguage(LABELS[control], language);
