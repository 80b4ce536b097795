import { ENGLISH_ENQUIRIES } from "./enquiries-en";
import { ENTRY_MESSAGES, type EntryMessages, type StatusMessages } from "./entries";
import { inLanguage } from "../../shared/bilingual";

const PORTUGUESE = {
  title: "Mensagens",
  waiting: { none: "Nenhuma espera resposta.", one: "1 espera resposta.", many: "{count} esperam resposta." },
  statuses: { new: "Novas", seen: "Em atendimento", contacted: "Respondidas", accepted: "Concluídas", declined: "Arquivadas" },
  status: { new: "Nova", seen: "Em atendimento", contacted: "Respondida", accepted: "Concluída", declined: "Arquivada" },
  columns: { name: "Nome", message: "Mensagem", selection: "Seleção", assignedTo: "Quem atende", waiting: "Chegou" },
  clear: "Limpar a busca e o filtro",
  assignedTo: "Quem atende",
  anyAccount: "Todas as contas",
  nobody: "Ninguém",
  me: "Comigo",
  formerAccount: "Conta sem acesso",
  assignToMe: "Assumir",
  emptyTitle: "Nenhuma mensagem aqui",
  empty: "As mensagens que chegam pelo formulário de contato do site aparecem em Novas.",
  emptyFiltered: "Nada combina com esta busca ou este filtro. Limpe-os ou veja outra situação.",
  forbidden: "Sua conta não lê mensagens. Peça acesso a quem administra o painel.",
  notFound: "Esta mensagem não existe. Talvez já tenha sido apagada.",
  back: "Voltar às mensagens",
  talent: "1 talento",
  talents: "{count} talentos",
  selection: "Talentos selecionados",
  selectionNotes: "As anotações são de quem escreveu a mensagem.",
  onSite: "No site",
  inPanel: "No painel",
  draftTalent: "Fora do site (rascunho)",
  missingTalent: "Talento nº {id}: fora do site ou apagado",
  hiddenTalent: "Só com o endereço da lista reservada",
  message: "Mensagem",
  noMessage: "A pessoa não escreveu texto.",
  answer: "Responder",
  phone: "Telefone",
  received: "Chegou em",
  noContact: "A pessoa não deixou contato que se possa abrir.",
  handling: "Atendimento",
  note: "Anotação interna",
  hasNote: "Com anotação",
  remove: "Apagar a mensagem",
  removeText: "Apaga agora e para sempre a mensagem, as anotações e o histórico de {name}. Não há como desfazer.",
  removed: "Mensagem apagada",
};

export type EnquiryMessages = EntryMessages & StatusMessages & Omit<typeof PORTUGUESE, keyof StatusMessages>;

const MESSAGES: Readonly<Record<"pt" | "en", EnquiryMessages>> = {
  pt: { ...ENTRY_MESSAGES.pt, ...PORTUGUESE },
  en: { ...ENTRY_MESSAGES.en, ...ENGLISH_ENQUIRIES },
};

export const enquiryMessages = (language: string): EnquiryMessages => inLanguage(MESSAGES, language);
