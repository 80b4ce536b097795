import type { DeclineReason, EntryStatus } from "../entry-status";
import type { EntryEvent } from "../entry-events-collection";

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Each kind of entry has its own: `status` of one entry, `statuses` of several. */
export type StatusMessages = { status: Texts<EntryStatus>; statuses: Texts<EntryStatus> };

const PORTUGUESE = {
  all: "Todas",
  search: "Nome, telefone, e-mail ou número",
  find: "Buscar",
  since: "Desde {at}",
  removeFilter: "Tirar o filtro",
  page: "Página",
  previous: "Anterior",
  next: "Próxima",
  statusLabel: "Situação",
  reasons: {
    profile: "Perfil não procurado agora",
    age: "Idade",
    photos: "Fotos insuficientes",
    city: "Cidade distante",
    full: "Sem vaga neste perfil",
    duplicate: "Inscrição repetida",
    other: "Outro",
  },
  mail: "E-mail",
  whatsapp: "WhatsApp",
  call: "Ligar",
  saved: "Salvo",
  saveNote: "Salvar anotação",
  noteSaved: "Anotação salva",
  history: "Histórico",
  noHistory: "Ninguém mudou nada ainda.",
  events: {
    status: "Situação",
    note: "Anotação mudada",
    assigned: "Responsável na equipe mudado",
    talent: "Talento criado como rascunho",
    "photos-deleted": "Fotos apagadas pelo prazo",
    confirmed: "Confirmada pelo responsável",
    answered: "Resposta aberta",
  },
  talentRemoved: "Rascunho do talento apagado",
  today: "hoje",
  day: "há 1 dia",
  days: "há {count} dias",
  keys: "Teclas",
  close: "Fechar",
  cancel: "Cancelar",
};

export type EntryMessages = Omit<typeof PORTUGUESE, "reasons" | "events"> & { reasons: Texts<DeclineReason>; events: Texts<EntryEvent> };

const ENGLISH: EntryMessages = {
  all: "All",
  search: "Name, phone, e-mail or reference",
  find: "Search",
  since: "Since {at}",
  removeFilter: "Remove the filter",
  page: "Page",
  previous: "Previous",
  next: "Next",
  statusLabel: "Status",
  reasons: {
    profile: "Profile not sought now",
    age: "Age",
    photos: "Photos not sufficient",
    city: "City too far away",
    full: "No place for this profile",
    duplicate: "Repeated application",
    other: "Other",
  },
  mail: "E-mail",
  whatsapp: "WhatsApp",
  call: "Call",
  saved: "Saved",
  saveNote: "Save note",
  noteSaved: "Note saved",
  history: "History",
  noHistory: "Nobody has changed anything yet.",
  events: {
    status: "Status",
    note: "Note changed",
    assigned: "Assignment changed",
    talent: "Draft talent made",
    "photos-deleted": "Photos deleted after their time",
    confirmed: "Confirmed by the guardian",
    answered: "Answer opened",
  },
  talentRemoved: "Draft talent deleted",
  today: "today",
  day: "1 day ago",
  days: "{count} days ago",
  keys: "Keys",
  close: "Close",
  cancel: "Cancel",
};

export const ENTRY_MESSAGES: Readonly<Record<"pt" | "en", EntryMessages>> = { pt: PORTUGUESE, en: ENGLISH };
