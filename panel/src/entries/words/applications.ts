import type { ApplicationFlag } from "../application-card";
import type { EntryStatus } from "../entry-status";
import type { DuplicateReason } from "../duplicates";
import { ENGLISH_APPLICATIONS } from "./applications-en";
import { ENTRY_MESSAGES, type EntryMessages, type StatusMessages } from "./entries";
import { inLanguage } from "../../shared/bilingual";

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const PORTUGUESE = {
  title: "Inscrições",
  statuses: { new: "Novas", seen: "Em análise", contacted: "Convidadas", accepted: "Aprovadas", declined: "Recusadas" },
  status: { new: "Nova", seen: "Em análise", contacted: "Convidada", accepted: "Aprovada", declined: "Recusada" },
  decide: { new: "Voltar para novas", seen: "Em análise", contacted: "Convidar", accepted: "Aprovar", declined: "Recusar" },
  decision: "Decisão",
  flags: {
    alreadyAccepted: "Já aprovada em outra inscrição",
    samePerson: "Mesma pessoa",
    sameContact: "Mesmo contato",
    noConsent: "Sem consentimento",
    unconfirmed: "Responsável não confirmou",
    notConfirmable: "Sem e-mail de confirmação",
    confirmed: "Responsável confirmou",
    photosDeleted: "Fotos apagadas",
    note: "Com anotação",
  },
  mailIsOff:
    "O painel não envia e-mails, então nenhum responsável recebe o pedido de confirmação. A administração vê como ligar o envio em Primeiros passos, “E-mail do sistema”.",
  duplicateReasons: { person: "mesmo nome e nascimento", phone: "mesmo telefone", email: "mesmo e-mail" },
  genders: { woman: "Feminino", man: "Masculino" },
  categories: { kids: "Kids", teens: "Teens", talents: "Talents" },
  filters: {
    title: "Filtros",
    age: "Idade",
    gender: "Gênero",
    anyGender: "Todos",
    city: "Cidade",
    height: "Altura em cm",
    from: "Recebida de",
    until: "até",
    apply: "Filtrar",
    clear: "Limpar filtros",
    ageHint: "8 ou 8-12",
    heightHint: "120-140",
    cm: "cm",
    since: "desde {day}",
    to: "até {day}",
  },
  empty: {
    new: ["Tudo em dia", "As inscrições que chegarem pelo site aparecem aqui. Continue com as que estão em análise."],
    seen: ["Nada em análise", "Ao ver uma inscrição nova, escolha Em análise para decidir depois."],
    contacted: ["Ninguém convidado", "Convide uma inscrição para conversar com a família; ela passa para cá."],
    accepted: ["Ninguém aprovado ainda", "Ao aprovar uma inscrição, ou criar o talento, ela passa para cá."],
    declined: ["Nenhuma recusada", "As recusadas ficam aqui até o prazo em Ajustes; as fotos são apagadas antes."],
    all: ["Nenhuma inscrição ainda", "As que forem enviadas pelo formulário Seja modelo do site aparecem aqui."],
  },
  emptyFiltered: ["Nada com estes filtros", "Limpe os filtros ou veja outra situação."],
  seeReview: "Ver em análise",
  seeNew: "Ver as novas",
  forbidden: "Sua conta não lê inscrições. Peça acesso a quem administra o painel.",
  notFound: "Esta inscrição não existe. Talvez já tenha sido apagada.",
  backToBoard: "Voltar às inscrições",
  selected: "selecionadas",
  select: "Selecionar",
  selectAll: "Selecionar todas",
  clearSelection: "Limpar seleção",
  undo: "Desfazer",
  undone: "Desfeito",
  nothingToUndo: "Não há decisão sua para desfazer nesta aba.",
  decided: "Pronto",
  reason: "Motivo da recusa",
  reasonHint: "As fotos de quem é recusado são apagadas depois do prazo em Ajustes.",
  years: "{count} anos",
  year: "1 ano",
  noAge: "sem idade",
  photo: "Foto",
  photos: "Fotos",
  photoNames: ["Rosto", "Sorrindo", "Meio corpo", "Corpo inteiro", "Pose 1", "Pose 2"],
  noPhoto: "Sem foto",
  fullScreen: "Tela cheia",
  facts: "Dados",
  contact: "Contato",
  guardian: "Responsável e consentimento",
  duplicates: "Outras inscrições desta pessoa ou deste contato",
  note: "Anotações",
  noteHint: "Ctrl + Enter salva.",
  bulkNote: "Anotar",
  bulkNoteFor: "Anotação para {count}",
  noteAdded: "Anotação acrescentada",
  makeTalent: "Criar talento (rascunho)",
  removeTalent: "Apagar o rascunho",
  removeTalentText: "Apaga o rascunho de {name}, com as cópias das fotos e a autorização sem uso. A inscrição fica.",
  talentMade: "Talento criado como rascunho. Quem edita o site completa e publica.",
  openTalent: "Abrir o talento",
  openConsents: "Autorizações do talento",
  hasTalent: "Já tem um talento em rascunho ou publicado.",
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
  consentGiven: "{guardian} autorizou usar os dados e as fotos para avaliar o perfil, em {at} (texto versão {version}).",
  consentMissing: "Menor de idade sem consentimento de um responsável. Não avalie antes de falar com a família.",
  consentNotNeeded: "Maior de idade: não precisa de responsável.",
  confirmation: {
    confirmed: "O responsável confirmou pelo e-mail em {at}.",
    waiting: "O responsável ainda não confirmou pelo e-mail.",
    impossible: "Não foi possível pedir a confirmação por e-mail.",
  },
  confirmationShort: { confirmed: "Confirmada", waiting: "Aguardando", impossible: "Sem e-mail" },
  talent: "Talento",
  talentHint: "Copia dados e fotos para um rascunho, que só quem edita o site publica. A inscrição passa para Aprovadas.",
  remove: "Apagar a inscrição",
  removeText: "Apaga agora e para sempre os dados, as fotos e o histórico de {name}. Não há como desfazer.",
  removed: "Inscrição apagada",
};

export type ApplicationMessages = EntryMessages &
  StatusMessages &
  Omit<typeof PORTUGUESE, "statuses" | "status" | "decide" | "flags" | "duplicateReasons"> & {
    decide: Texts<EntryStatus>;
    flags: Texts<ApplicationFlag>;
    duplicateReasons: Texts<DuplicateReason>;
  };

const MESSAGES: Readonly<Record<"pt" | "en", ApplicationMessages>> = {
  pt: { ...ENTRY_MESSAGES.pt, ...PORTUGUESE },
  en: { ...ENTRY_MESSAGES.en, ...ENGLISH_APPLICATIONS },
};

export const applicationMessages = (language: string): ApplicationMessages => inLanguage(MESSAGES, language);
