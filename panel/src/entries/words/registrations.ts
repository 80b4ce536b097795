import { ENTRY_MESSAGES, type EntryMessages, type StatusMessages } from "./entries";
import { inLanguage } from "../../shared/bilingual";

const PORTUGUESE = {
  title: "Inscrições no workshop",
  dayOfArrival: "Dia em que chegou",
  clear: "Mostrar todas",
  download: "Baixar o dia (CSV)",
  downloadNote:
    "A planilha tem todas as inscrições do dia, com dados pessoais. A exportação fica registrada; apague o arquivo depois de usar.",
  emptyTitle: "Nenhuma inscrição aqui",
  empty: "As inscrições que chegam pelo formulário do workshop no site aparecem aqui, por dia.",
  emptyFiltered: "Nada combina com esta busca, este dia ou esta situação. Mostre todas para continuar.",
  forbidden: "Sua conta não lê inscrições no workshop. Peça acesso a quem administra o painel.",
  statusOf: "Situação de {name}",
  count: "{count} inscrições",
  one: "1 inscrição",
  remove: "Apagar",
  removeText: "Apaga agora e para sempre a inscrição de {name}. Não há como desfazer.",
  removed: "Inscrição apagada",
  columns: { name: "Nome", contact: "Contato", city: "Cidade", message: "Mensagem", status: "Situação" },
  statuses: { new: "Novas", seen: "Em contato", contacted: "Convidadas", accepted: "Confirmadas", declined: "Canceladas" },
  status: { new: "Nova", seen: "Em contato", contacted: "Convidada", accepted: "Confirmada", declined: "Cancelada" },
};

type OwnMessages = StatusMessages & Omit<typeof PORTUGUESE, keyof StatusMessages>;

export type RegistrationMessages = EntryMessages & OwnMessages;

const ENGLISH: OwnMessages = {
  title: "Workshop registrations",
  dayOfArrival: "Day of arrival",
  clear: "Show all",
  download: "Download the day (CSV)",
  downloadNote: "The file has all registrations of the day, with personal data. The export is recorded; delete the file after use.",
  emptyTitle: "No registration here",
  empty: "Registrations that arrive through the site's workshop form appear here, by day.",
  emptyFiltered: "Nothing matches this search, day or status. Show all to continue.",
  forbidden: "Your account does not read workshop registrations. Ask an administrator of the panel for access.",
  statusOf: "Status of {name}",
  count: "{count} registrations",
  one: "1 registration",
  remove: "Delete",
  removeText: "Deletes the registration of {name}, now and for good. This cannot be undone.",
  removed: "Registration deleted",
  columns: { name: "Name", contact: "Contact", city: "City", message: "Message", status: "Status" },
  statuses: { new: "New", seen: "In contact", contacted: "Invited", accepted: "Confirmed", declined: "Cancelled" },
  status: { new: "New", seen: "In contact", contacted: "Invited", accepted: "Confirmed", declined: "Cancelled" },
};

const MESSAGES: Readonly<Record<"pt" | "en", RegistrationMessages>> = {
  pt: { ...ENTRY_MESSAGES.pt, ...PORTUGUESE },
  en: { ...ENTRY_MESSAGES.en, ...ENGLISH },
};

export const registrationMessages = (language: string): RegistrationMessages => inLanguage(MESSAGES, language);
