import type { EntryKind } from "../contract/entry";
import type { CareItem, CareList } from "./care";
import type { DraftedCollection } from "./live";
import { inLanguage } from "../shared/bilingual";
import { ENGLISH_DASHBOARD } from "./words-en";

/** The words beside a number. */
export type Counted = { one: string; many: string };

const PORTUGUESE = {
  lastVisit: "Sua última visita foi em {at}.",
  firstVisit: "Este é o começo do seu dia: o que chegou, o que está no ar e o que pede cuidado.",
  waiting: {
    title: "O que espera",
    getScouted: { one: "inscrição nova", many: "inscrições novas" },
    contact: { one: "mensagem nova", many: "mensagens novas" },
    workshopContact: { one: "inscrição no workshop", many: "inscrições no workshop" },
    oldest: "a mais antiga chegou {when}",
    sinceVisit: { one: "1 desde a sua última visita", many: "{count} desde a sua última visita" },
    inReview: { one: "1 em análise", many: "{count} em análise" },
    nothing: "Nada espera. As próximas chegam aqui assim que alguém enviar o formulário do site.",
  },
  packages: { title: "Pacotes", open: { one: "pacote aberto", many: "pacotes abertos" } },
  live: {
    title: "No ar",
    checking: "Perguntando ao site…",
    talents: { one: "talento publicado", many: "talentos publicados" },
    categories: "Por categoria",
    noTalents: "Nenhum talento publicado ainda. Crie o primeiro e publique: ele aparece no site em cerca de um minuto.",
    newTalent: "Criar um talento",
    drafts: "Rascunhos",
    noDrafts: "Nenhum rascunho: tudo o que foi escrito está publicado.",
    collections: {
      talents: { one: "talento", many: "talentos" },
      posts: { one: "post", many: "posts" },
      campaigns: { one: "campanha", many: "campanhas" },
      magazines: { one: "revista", many: "revistas" },
      boards: { one: "lista", many: "listas" },
      staff: { one: "pessoa da equipe", many: "pessoas da equipe" },
      slides: { one: "slide", many: "slides" },
      gallery: { one: "foto de workshop", many: "fotos de workshop" },
    },
  },
  care: {
    title: "Pede cuidado",
    nothing: "Nada pede cuidado",
    nothingText: "Autorizações, capas, categorias e entregas estão em ordem. O que mudar aparece aqui.",
    checking: "Verificando entregas e disco…",
    unknown:
      "O site não respondeu: não se sabe se há entregas com falha nem quanto disco ele tem. Recarregue em um minuto; se continuar, avise quem cuida do servidor.",
    unset: "Este painel não está ligado a um site: entregas e disco do site não são verificados.",
    rules: {
      ending: { one: "autorização vence em até 60 dias", many: "autorizações vencem em até 60 dias" },
      expired: { one: "talento com autorização vencida", many: "talentos com autorização vencida" },
      missing: { one: "talento sem autorização válida", many: "talentos sem autorização válida" },
      unrecorded: { one: "talento publicado sem autorização registrada", many: "talentos publicados sem autorização registrada" },
      "no-cover": { one: "talento publicado sem capa", many: "talentos publicados sem capa" },
      outgrown: { one: "talento passou da idade da categoria", many: "talentos passaram da idade da categoria" },
      "deliveries-failed": { one: "recebido não chegou ao painel", many: "recebidos não chegaram ao painel" },
      "deliveries-late": { one: "recebido espera há mais de uma hora", many: "recebidos esperam há mais de uma hora" },
      "erasures-waiting": { one: "pedido de apagar ainda não chegou ao painel", many: "pedidos de apagar ainda não chegaram ao painel" },
      disk: { one: "livres no disco", many: "livres no disco" },
    },
    advice: {
      ending: "A próxima em {days}. Peça a renovação à família.",
      expired: "Fora do site até que uma nova seja registrada.",
      missing: "Menor de idade ou sem nascimento: só pode ser publicado com a autorização.",
      unrecorded: "Registre em {days}; depois disso saem do site.",
      "no-cover": "Nas listas aparecem sem foto. Escolha uma capa.",
      outgrown: "Mude a categoria principal do talento.",
      "deliveries-failed": "O site desistiu de entregar. Quem cuida do servidor vê o motivo com “npm run entries -- list” e os reenvia.",
      "deliveries-late": "O site tenta de novo sozinho. Se o número não cair, avise quem cuida do servidor.",
      "erasures-waiting": "O site tenta de novo sozinho. Se o número não cair, avise quem cuida do servidor.",
      diskPanel: "Disco do painel, de {total}. Avise quem cuida do servidor antes que fotos deixem de ser guardadas.",
      diskGateway: "Disco do site, de {total}. Avise quem cuida do servidor antes que envios sejam recusados.",
    },
    day: "1 dia",
    days: "{count} dias",
    today: "hoje",
  },
  visitors: {
    title: "O que visitantes procuram",
    checking: "Buscando os números do site…",
    period: "De {from} a {until}, sem cookies e sem identificar ninguém.",
    views: { one: "página vista", many: "páginas vistas" },
    pages: "Páginas vistas",
    noPages: "Nenhuma página vista ainda.",
    opened: "Mais abertos",
    selected: "Mais selecionados",
    unfound: "Buscas sem resultado",
    unfoundTotal: { one: "1 busca não achou ninguém.", many: "{count} buscas não acharam ninguém." },
    noUnfound: "Toda busca achou alguém.",
    fewWords: "Palavras só aparecem aqui quando cinco buscas do mesmo dia as repetem.",
    filters: "Filtros usados",
    noOpened: "Ninguém abriu um talento ainda. Divulgue uma lista ou um post para começar.",
    noSelected: "Ninguém selecionou um talento ainda.",
    noFilters: "Ninguém usou os filtros ainda.",
    times: { one: "1 vez", many: "{count} vezes" },
    off: "Contagem desligada",
    offText:
      "O site não conta visitas. Uma pessoa da administração pode ligar a contagem em Ajustes: são totais por dia, sem identificar ninguém.",
    openSettings: "Abrir Ajustes",
    unreachable: "O site não respondeu",
    unreachableText: "Os números ficam no servidor do site. Recarregue em um minuto; se continuar, avise quem cuida do servidor.",
    unset: "Painel sem site",
    unsetText: "Este painel não está ligado a um site, então não há visitas para mostrar.",
    unreadable: "Números indisponíveis",
    unreadableText: "O site respondeu, mas não conseguiu ler as contagens. Avise quem cuida do servidor.",
  },
  deliveries: {
    title: "Recebidos que não chegaram ao painel",
    advice:
      "O site os guarda cifrados por 30 dias. Os que esperam são enviados de novo sozinhos; dos que falharam, quem cuida do servidor vê o motivo com “npm run entries -- list” e os reenvia.",
    columns: { reference: "Número", form: "Formulário", receivedAt: "Chegou ao site", state: "Entrega", tries: "Tentativas" },
    forms: { getScouted: "Seja modelo", contact: "Contato", workshopContact: "Workshop" },
    dead: "Falhou",
    waiting: "Espera",
    empty: "Tudo chegou",
    emptyText: "Nenhum recebido espera para ser entregue ao painel.",
  },
  failed: "Esta parte não pôde ser lida. Recarregue a página; se continuar, avise quem cuida do servidor.",
  /** Keys are the gateway's. */
  pages: {
    home: "Início",
    listing: "Listas de talentos",
    search: "Pesquisa",
    talent: "Talentos",
    selection: "Seleção",
    scouting: "Seja modelo",
    contact: "Contato",
    workshop: "Workshop",
    blog: "Blog",
    post: "Post aberto",
    campaigns: "Campanhas",
    campaign: "Campanha aberta",
    magazine: "Revista",
    about: "Sobre nós",
    privacy: "Privacidade",
    removeImages: "Remover imagens",
    verifyContact: "É mesmo da agência?",
    other: "Outras",
  },
  filters: {
    name: "Nome",
    category: "Categoria",
    gender: "Gênero",
    letter: "Letra",
    withoutValue: "Incluir sem informação",
    order: "Ordem",
  },
  list: {
    back: "Voltar ao início",
    talent: "Talento",
    state: "Situação",
    draft: "Rascunho",
    published: "Publicado",
    expires: "Vence",
    inDays: "em {days}",
    age: "Idade",
    years: "{count} anos",
    left: "Categoria",
    unnamed: "Talento em rascunho",
    consentOf: "Autorização de {name}",
    empty: "Nada mais aqui",
    emptyText: "Tudo desta lista foi resolvido.",
    forbidden: "Sua conta não lê esta lista. Peça acesso a quem administra o painel.",
    notFound: "Esta lista não existe.",
    page: "Página",
    previous: "Anterior",
    next: "Próxima",
    recordConsent: "Registrar uma autorização",
    advice: {
      ending: "Peça a renovação à família e registre uma autorização nova antes do vencimento. No dia, o talento sai do site sozinho.",
      expired: "Fora do site até que uma autorização nova seja registrada.",
      missing: "Menores de idade, e quem não tem nascimento, só podem ser publicados com autorização.",
      unrecorded: "Ficam no site até o prazo em Ajustes. Registre a autorização de cada um antes disso.",
      "no-cover": "Nas listas aparecem sem foto. Abra o talento e escolha uma capa.",
      outgrown: "Abra o talento e mude a categoria.",
    },
  },
};

type Texts<Key extends string, Text = string> = Readonly<Record<Key, Text>>;
type Words = typeof PORTUGUESE;

export type DashboardMessages = Omit<Words, "waiting" | "live" | "care" | "pages" | "filters" | "list" | "deliveries"> & {
  waiting: Omit<Words["waiting"], EntryKind> & Texts<EntryKind, Counted>;
  live: Omit<Words["live"], "collections"> & { collections: Texts<DraftedCollection, Counted> };
  care: Omit<Words["care"], "rules"> & { rules: Texts<CareItem["rule"], Counted> };
  list: Omit<Words["list"], "advice"> & { advice: Texts<CareList> };
  deliveries: Omit<Words["deliveries"], "forms"> & { forms: Texts<EntryKind> };
  /** Keys are the gateway's. */
  pages: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, string>>;
};

export const dashboardMessages = (language: string): DashboardMessages =>
  inLanguage<DashboardMessages>({ pt: PORTUGUESE, en: ENGLISH_DASHBOARD }, language);
