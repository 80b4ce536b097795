import type { EntryEvent } from "../collections/entry-events";
import type { ApplicationFlag } from "../desk/application-card";
import type { DeclineReason, EntryStatus } from "../desk/application-status";
import type { DuplicateReason } from "../desk/duplicates";
import { ENGLISH_APPLICATIONS } from "./applications-en";
import { inLanguage } from "./bilingual";

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const PORTUGUESE = {
  title: "Inscrições",
  statuses: { new: "Novas", seen: "Em análise", contacted: "Convidadas", taken: "Aprovadas", declined: "Recusadas" },
  status: { new: "Nova", seen: "Em análise", contacted: "Convidada", taken: "Aprovada", declined: "Recusada" },
  decide: { new: "Voltar para novas", seen: "Em análise", contacted: "Convidar", taken: "Aprovar", declined: "Recusar" },
  all: "Todas",
  reasons: {
    profile: "Perfil não procurado agora",
    age: "Idade",
    photos: "Fotos insuficientes",
    city: "Cidade distante",
    full: "Sem vaga neste perfil",
    duplicate: "Inscrição repetida",
    other: "Outro",
  },
  flags: {
    samePerson: "Mesma pessoa",
    sameContact: "Mesmo contato",
    noConsent: "Sem consentimento",
    unconfirmed: "Responsável não confirmou",
    notConfirmable: "Sem e-mail de confirmação",
    confirmed: "Responsável confirmou",
    photosDeleted: "Fotos apagadas",
    note: "Com anotação",
  },
  duplicateReasons: { person: "mesmo nome e nascimento", phone: "mesmo telefone", email: "mesmo e-mail" },
  events: {
    status: "Situação",
    note: "Anotação mudada",
    assigned: "Responsável na equipe mudado",
    talent: "Talento criado como rascunho",
    "photos-deleted": "Fotos apagadas pelo prazo",
    confirmed: "Confirmada pelo responsável",
    answered: "Respondida",
  },
  genders: { woman: "Feminino", man: "Masculino" },
  categories: { kids: "Kids", teens: "Teens", talents: "Talents" },
  filters: {
    title: "Filtros",
    search: "Nome, telefone, e-mail ou número",
    find: "Buscar",
    age: "Idade (8 ou 8-12)",
    gender: "Gênero",
    anyGender: "Todos",
    city: "Cidade",
    height: "Altura em cm (120-140)",
    from: "Recebida de",
    until: "até",
    apply: "Filtrar",
    clear: "Limpar",
  },
  empty: "Nenhuma inscrição aqui. As que chegarem pelo site aparecem em Novas.",
  emptyFiltered: "Nenhuma inscrição com estes filtros. Limpe os filtros ou veja outra situação.",
  forbidden: "Sua conta não lê inscrições. Peça acesso a quem administra o painel.",
  notFound: "Esta inscrição não existe. Talvez já tenha sido apagada.",
  backToBoard: "Voltar às inscrições",
  selected: "selecionadas",
  select: "Selecionar",
  selectAll: "Selecionar todas",
  clearSelection: "Limpar seleção",
  page: "Página",
  previous: "Anterior",
  next: "Próxima",
  undo: "Desfazer",
  undone: "Desfeito",
  nothingToUndo: "Não há decisão sua para desfazer nesta aba.",
  decided: "Pronto",
  reason: "Motivo da recusa",
  cancel: "Cancelar",
  today: "hoje",
  day: "há 1 dia",
  days: "há {count} dias",
  years: "{count} anos",
  year: "1 ano",
  noAge: "sem idade",
  photo: "Foto",
  photoNames: ["Rosto", "Sorrindo", "Meio corpo", "Corpo inteiro", "Pose 1", "Pose 2"],
  noPhoto: "Sem foto",
  fullScreen: "Tela cheia",
  close: "Fechar",
  facts: "Dados",
  contact: "Contato",
  guardian: "Responsável e consentimento",
  history: "Histórico",
  noHistory: "Ninguém mudou nada ainda.",
  duplicates: "Outras inscrições desta pessoa ou deste contato",
  note: "Anotações",
  saveNote: "Salvar anotação",
  noteSaved: "Anotação salva",
  makeTalent: "Criar talento (rascunho)",
  talentMade: "Talento criado como rascunho. Quem edita o site completa e publica.",
  openTalent: "Abrir o talento",
  hasTalent: "Já tem um talento em rascunho ou publicado.",
  keys: "Teclas",
  keysHelp:
    "J ou → próxima · K ou ← anterior · 1 a 5 decidir (nova, em análise, convidar, aprovar, recusar) · T criar talento · N anotação · U desfazer · F tela cheia · B voltar",
  boardKeysHelp: "J e K andam entre as inscrições · Enter abre · X seleciona · U desfaz · / busca",
  fields: {
    birthdate: "Nascimento",
    gender: "Gênero",
    city: "Cidade",
    height: "Altura",
    bust: "Busto",
    waist: "Cintura",
    hips: "Quadril",
    jeans: "Manequim",
    shoes: "Sapato",
    hair: "Cabelo",
    eyes: "Olhos",
    category: "Categoria que combina",
    received: "Recebida em",
    reference: "Número",
    phone: "Telefone",
    email: "E-mail",
    instagram: "Instagram",
    tiktok: "TikTok",
  },
  call: "Ligar",
  whatsapp: "WhatsApp",
  mail: "Escrever e-mail",
  consentGiven: "{guardian} autorizou usar os dados e as fotos para avaliar o perfil, em {at} (texto versão {version}).",
  consentMissing: "Menor de idade sem consentimento de um responsável. Não avalie antes de falar com a família.",
  consentNotNeeded: "Maior de idade: não precisa de responsável.",
  confirmation: {
    confirmed: "O responsável confirmou pelo e-mail em {at}.",
    waiting: "O responsável ainda não confirmou pelo e-mail.",
    impossible: "Não foi possível pedir a confirmação por e-mail.",
  },
};

export type ApplicationMessages = Omit<
  typeof PORTUGUESE,
  "statuses" | "status" | "decide" | "reasons" | "flags" | "duplicateReasons" | "events"
> & {
  statuses: Texts<EntryStatus>;
  status: Texts<EntryStatus>;
  decide: Texts<EntryStatus>;
  reasons: Texts<DeclineReason>;
  flags: Texts<ApplicationFlag>;
  duplicateReasons: Texts<DuplicateReason>;
  events: Texts<EntryEvent>;
};

/** Texts of the board and of an application. */
export const applicationMessages = (language: string): ApplicationMessages =>
  inLanguage({ pt: PORTUGUESE, en: ENGLISH_APPLICATIONS }, language);
