import type { EntryStatus } from "../application-status";
import { inLanguage } from "../../shared/bilingual";

const PORTUGUESE = {
  title: "Inscrições no workshop",
  all: "Todas",
  search: "Nome, telefone, e-mail ou número",
  day: "Dia em que chegou",
  find: "Buscar",
  clear: "Mostrar todas",
  since: "Desde {at}",
  removeFilter: "Tirar o filtro",
  download: "Baixar o dia (CSV)",
  downloadNote:
    "A planilha tem todas as inscrições do dia, com dados pessoais. A exportação fica registrada; apague o arquivo depois de usar.",
  emptyTitle: "Nenhuma inscrição aqui",
  empty: "As inscrições que chegam pelo formulário do workshop no site aparecem aqui, por dia.",
  emptyFiltered: "Nada combina com esta busca, este dia ou esta situação. Mostre todas para continuar.",
  forbidden: "Sua conta não lê inscrições no workshop. Peça acesso a quem administra o painel.",
  page: "Página",
  previous: "Anterior",
  next: "Próxima",
  status: "Situação",
  statusOf: "Situação de {name}",
  saved: "Salvo",
  mail: "E-mail",
  whatsapp: "WhatsApp",
  call: "Ligar",
  count: "{count} inscrições",
  one: "1 inscrição",
  cancel: "Cancelar",
  remove: "Apagar",
  removeText: "Apaga agora e para sempre a inscrição de {name}. Não há como desfazer.",
  removed: "Inscrição apagada",
  columns: { name: "Nome", contact: "Contato", city: "Cidade", message: "Mensagem", status: "Situação" },
  statuses: { new: "Novas", seen: "Em contato", contacted: "Convidadas", taken: "Confirmadas", declined: "Canceladas" },
  /** Of one registration. */
  statusOne: { new: "Nova", seen: "Em contato", contacted: "Convidada", taken: "Confirmada", declined: "Cancelada" },
};

export type RegistrationMessages = Omit<typeof PORTUGUESE, "statuses" | "statusOne"> & {
  statuses: Readonly<Record<EntryStatus, string>>;
  statusOne: Readonly<Record<EntryStatus, string>>;
};

const ENGLISH: RegistrationMessages = {
  title: "Workshop registrations",
  all: "All",
  search: "Name, phone, e-mail or reference",
  day: "Day of arrival",
  find: "Search",
  clear: "Show all",
  since: "Since {at}",
  removeFilter: "Remove the filter",
  download: "Download the day (CSV)",
  downloadNote: "The file has all registrations of the day, with personal data. The export is recorded; delete the file after use.",
  emptyTitle: "No registration here",
  empty: "Registrations that arrive through the site's workshop form appear here, by day.",
  emptyFiltered: "Nothing matches this search, day or status. Show all to continue.",
  forbidden: "Your account does not read workshop registrations. Ask an administrator of the panel for access.",
  page: "Page",
  previous: "Previous",
  next: "Next",
  status: "Status",
  statusOf: "Status of {name}",
  saved: "Saved",
  mail: "E-mail",
  whatsapp: "WhatsApp",
  call: "Call",
  count: "{count} registrations",
  one: "1 registration",
  cancel: "Cancel",
  remove: "Delete",
  removeText: "Deletes the registration of {name}, now and for good. This cannot be undone.",
  removed: "Registration deleted",
  columns: { name: "Name", contact: "Contact", city: "City", message: "Message", status: "Status" },
  statuses: { new: "New", seen: "In contact", contacted: "Invited", taken: "Confirmed", declined: "Cancelled" },
  statusOne: { new: "New", seen: "In contact", contacted: "Invited", taken: "Confirmed", declined: "Cancelled" },
};

/** Texts of the list of workshop registrations. */
export const registrationMessages = (language: string): RegistrationMessages =>
  inLanguage<RegistrationMessages>({ pt: PORTUGUESE, en: ENGLISH }, language);
