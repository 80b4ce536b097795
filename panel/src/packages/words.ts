import { inLanguage } from "../shared/bilingual";
import { ENGLISH_PACKAGES } from "./words-en";

const PORTUGUESE = {
  title: "Pacotes",
  one: "Pacote",
  summary: "Uma escolha de talentos para um cliente, com um link só dele.",
  make: "Criar pacote",
  makeOf: "Criar pacote ({count})",
  emptyTitle: "Nenhum pacote aqui",
  empty: "Marque talentos na lista, ou abra uma mensagem com uma seleção, e escolha “Criar pacote”.",
  states: { open: "Aberto", expired: "Vencido", revoked: "Desativado" },
  tabs: { open: "Abertos", ended: "Encerrados", all: "Todos" },
  statesLabel: "Situação dos pacotes",
  columns: { title: "Pacote", client: "Cliente", talents: "Talentos", opened: "Aberto", answers: "Respostas", expires: "Vale até" },
  hiddenClient: "Só para administradores e scouts",
  openedBy: "{openings}×, {people} pessoas",
  openedByOne: "{openings}×, 1 pessoa",
  neverOpened: "Ainda não",
  done: "{count} concluíram",
  doneOne: "1 concluiu",
  answering: "Em andamento",
  noAnswers: "Nenhuma",
  page: "Página",
  previous: "Anterior",
  next: "Próxima",
  // The form.
  titleField: "Título",
  titleHint: "O cliente vê. Não escreva nomes de pessoas: o título vai nos e-mails de aviso.",
  clientField: "Cliente",
  messageField: "Mensagem ao cliente",
  languageField: "Idioma da página",
  languages: { pt: "Português", en: "Inglês" },
  expiresField: "Vale até (o fim do dia)",
  passphraseField: "Senha (opcional)",
  passphraseHint: "Diga ao cliente por outro meio. Guardada só de forma cifrada.",
  passphraseKept: "Há uma senha. Em branco, ela fica como está.",
  passphraseRemove: "Tirar a senha",
  shows: "O que aparece",
  showsMeasurements: "Medidas",
  showsAge: "Idade",
  showsVideos: "Vídeos",
  showsContact: "Contato da agência",
  talents: "Talentos",
  talentsHint: "Arraste para mudar a ordem, ou use as setas.",
  addTalent: "Acrescentar talento",
  addTalentHint: "Parte do nome artístico. Só talentos publicados, também os de listas reservadas (TF -).",
  addShared: "Endereço de uma seleção do site",
  addSharedHint: "Cole o link que o visitante compartilhou (…/selecao?ids=…).",
  find: "Procurar",
  add: "Acrescentar",
  noneFound: "Nenhum talento publicado encontrado.",
  notAddress: "Este endereço não contém uma seleção.",
  leftOut: "{count} talentos ficaram de fora: não estão publicados.",
  leftOutOne: "1 talento ficou de fora: não está publicado.",
  withdrawn: "Fora do site: não aparece no pacote",
  up: "Subir {name}",
  down: "Descer {name}",
  remove: "Tirar {name}",
  choosePictures: "Imagens e vídeos: {chosen} de {all}",
  galleries: { book: "Book", compo: "Composite", digitals: "Polaroides" },
  picture: "{gallery}, imagem {number}",
  video: "Vídeo {number}",
  save: "Criar o link",
  saveChanges: "Salvar",
  saved: "Salvo. O link mostra a nova versão em até um minuto.",
  // The link.
  linkTitle: "O link do pacote",
  linkOnce: "Copie agora: por segurança, ele não é guardado e não aparece de novo. Se o perder, duplique o pacote.",
  linkWithoutSite: "Este painel não conhece o endereço do site. O caminho é:",
  copy: "Copiar o link",
  copied: "Link copiado",
  whatsapp: "Enviar por WhatsApp",
  mail: "Enviar por e-mail",
  openPackage: "Ver o pacote",
  // The screen of a package.
  definition: "O que o cliente vê",
  answers: "Respostas",
  answersNote: "Chegam sozinhas, em até 5 segundos.",
  noAnswersYet: "Ninguém respondeu ainda.",
  stale: "Sem conexão com o painel. As respostas voltam a chegar quando ela voltar.",
  choices: { yes: "Sim", maybe: "Talvez", no: "Não" },
  noChoice: "Sem escolha",
  anonymous: "Pessoa {number}",
  isDone: "Concluiu em {at}",
  notDone: "Ainda escolhendo",
  opened: "Aberto",
  lastOpened: "Última vez",
  expires: "Vale até",
  maker: "Criado por",
  fromEnquiry: "Criado de uma mensagem",
  showEnquiry: "Ver a mensagem",
  revoke: "Desativar o link",
  revokeTitle: "Desativar o link deste pacote?",
  revokeText: "O cliente deixa de ver o pacote em até um minuto. Não há como reativar: para enviar de novo, duplique.",
  revoked: "Link desativado",
  cancel: "Cancelar",
  duplicate: "Duplicar com novo link",
  duplicated: "Pacote duplicado",
  // Refusals.
  noTalents: "Escolha pelo menos um talento.",
  tooManyTalents: "Um pacote tem no máximo 60 talentos.",
  repeatedTalent: "Um talento está duas vezes na lista.",
  unpublishedTalent: "Só talentos publicados podem estar em um pacote. Tire os que são rascunho ou saíram do site.",
  badExpiry: "Escolha um dia, no máximo daqui a um ano.",
};

export type PackageMessages = typeof PORTUGUESE;

export const packageMessages = (language: string): PackageMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH_PACKAGES }, language);

/** For the maker of the package; contains no name. */
export const doneMail = (title: string, link: string): { subject: string; text: string } => ({
  subject: `Escolhas concluídas: ${title}`,
  text: `O cliente concluiu as escolhas do pacote “${title}”.\n\n${link}\n`,
});

/** In the package's language. */
export const clientMessage = (language: "pt" | "en", { title, agency, link }: { title: string; agency: string; link: string }) =>
  language === "en"
    ? {
        subject: `${title} – ${agency}`,
        body: `Hello! Here is our selection “${title}”:\n${link}\n\nYou can mark each talent as yes, maybe or no, and leave comments; we see them as they come.\n${agency}`,
      }
    : {
        subject: `${title} – ${agency}`,
        body: `Olá! Aqui está a nossa seleção “${title}”:\n${link}\n\nVocê pode marcar sim, talvez ou não em cada talento e deixar comentários; recebemos na hora.\n${agency}`,
      };
