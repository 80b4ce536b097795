import type { Print } from "./direction";
import { HOUSE, papersOf, type Papers } from "./palette";
import type { PropName } from "./props";

/** The layout and content of a magazine's page. */
export type Page =
  | { layout: "cover"; key: string; number: string; season: string; lines: [string, string, string]; print: Print; dark?: boolean }
  | { layout: "contents"; title: string; rows: [page: string, text: string][] }
  | { layout: "portrait"; key: string; print: Print; caption: string; dark?: boolean }
  | { layout: "text"; kicker: string; title: string; body: string[] }
  | { layout: "titled"; key: string; title: string; print: Print }
  | { layout: "quote"; quote: string; by: string }
  | { layout: "sheet"; keys: string[]; caption: string }
  | { layout: "pair"; keys: [string[], string[]]; caption: string }
  | { layout: "still"; props: PropName[]; caption: string; dark?: boolean }
  | { layout: "colophon"; lines: string[] };

export type Edition = { key: string; papers: Papers; cover: Page; pages: Page[] };

const COLOPHON = [
  "Juriti é a revista da Casa Juriti, agência de modelos e talentos.",
  "Edição: Iracema Valadão",
  "Elenco: Otto Bragança Leme",
  "Estúdio: Nestor Paiva Gusmão",
  "Famílias: Carmem do Vale Aranha",
  "Todas as pessoas, marcas e histórias desta edição são inventadas.",
  "São Paulo",
];

const FIRST: Edition = {
  key: "1",
  papers: papersOf("kids"),
  cover: {
    layout: "cover",
    key: "020",
    number: "01",
    season: "Outono 2024",
    lines: ["O primeiro book", "Brincar é preparar", "Luz de janela"],
    print: "colour",
  },
  pages: [
    {
      layout: "contents",
      title: "Nesta edição",
      rows: [
        ["03", "O primeiro book, sem pressa"],
        ["06", "Folha de contato"],
        ["08", "Brincar é preparar"],
        ["11", "Luz de janela"],
      ],
    },
    { layout: "portrait", key: "009", print: "colour", caption: "Estúdio 1, dez da manhã." },
    {
      layout: "text",
      kicker: "Famílias",
      title: "O primeiro book, sem pressa",
      body: [
        "Um bom book infantil não se parece com um catálogo. Ele mostra uma criança à vontade, com a roupa de que ela gosta, numa luz que não pede esforço.",
        "Reservamos a manhã inteira para poucas fotos. A primeira meia hora é de chão: a câmera fica no tripé, os pais por perto, e ninguém pede sorriso. Quando a curiosidade chega, começa o trabalho.",
        "Duas trocas de roupa bastam. Cores lisas, nada de marca aparente, cabelo como ele é. Se o sono vier, paramos. A foto de amanhã será melhor do que a foto insistida de hoje.",
      ],
    },
    { layout: "titled", key: "045", title: "De manhã", print: "colour" },
    {
      layout: "sheet",
      keys: ["004", "014", "005", "032", "011", "043", "024", "047", "006"],
      caption: "Folha de contato: nove rostos, uma janela.",
    },
    { layout: "portrait", key: "003", print: "mono", caption: "Intervalo." },
    {
      layout: "text",
      kicker: "Oficina",
      title: "Brincar é preparar",
      body: [
        "Na nossa oficina, o exercício mais antigo se chama espelho. Duas crianças se olham, uma se move, a outra acompanha. Em cinco minutos há escuta, ritmo e atenção, e ninguém falou em câmera.",
        "Depois vem a história: um objeto qualquer muda de função três vezes. Um banquinho é navio, é loja, é montanha. A direção chega mais tarde, quando já existe alguma coisa para dirigir.",
        "É assim que preparamos um teste: não com falas decoradas, mas com vontade de estar ali.",
      ],
    },
    {
      layout: "pair",
      keys: [
        ["015", "023"],
        ["030", "044"],
      ],
      caption: "Em dupla, a pose vira conversa.",
    },
    { layout: "quote", quote: "Ninguém precisa sorrir. Precisa estar ali.", by: "Dalva Nunes Figueira, booker de kids" },
    { layout: "portrait", key: "041", print: "duotone", caption: "Luz de janela, duas da tarde." },
    { layout: "still", props: ["stool", "clapper"], caption: "Fim do dia no estúdio." },
    { layout: "colophon", lines: COLOPHON },
  ],
};

const SECOND: Edition = {
  key: "2",
  papers: papersOf("ator"),
  cover: {
    layout: "cover",
    key: "111",
    number: "02",
    season: "Primavera 2025",
    lines: ["Elenco em cena", "Selftape em casa", "Vozes de estúdio"],
    print: "duotone",
  },
  pages: [
    {
      layout: "contents",
      title: "Nesta edição",
      rows: [
        ["03", "A cena começa antes da fala"],
        ["07", "Elenco, folha 2"],
        ["09", "Selftape: três regras"],
        ["12", "Vozes de estúdio"],
      ],
    },
    { layout: "portrait", key: "101", print: "colour", caption: "Leitura de mesa.", dark: true },
    {
      layout: "text",
      kicker: "Atores",
      title: "A cena começa antes da fala",
      body: [
        "Quem dirige elenco decide muito nos primeiros segundos: o modo de entrar, de ouvir o nome, de escolher onde parar. Não é um truque. É presença, e presença se treina.",
        "Pedimos aos nossos atores que cheguem dez minutos antes e não ensaiem nada. Que observem a sala: de onde vem a luz, quem opera a câmera, onde está a porta. O corpo entende o espaço e deixa a cabeça livre para o texto.",
        "O resto é escuta. A melhor réplica costuma ser a que ainda não se sabe.",
      ],
    },
    { layout: "titled", key: "104", title: "Escuta", print: "duotone" },
    { layout: "portrait", key: "112", print: "mono", caption: "Intervalo de gravação." },
    { layout: "sheet", keys: ["102", "106", "107", "108", "109", "110", "103", "113", "105"], caption: "Elenco, folha 2." },
    { layout: "quote", quote: "A melhor réplica é a que ainda não se sabe.", by: "Petra Hoffmeister Lins, booker de atores" },
    {
      layout: "text",
      kicker: "Em casa",
      title: "Selftape: três regras",
      body: [
        "Primeira: fundo liso, luz na altura dos olhos, som limpo. Uma janela de lado e uma parede clara resolvem quase tudo.",
        "Segunda: enquadre do peito para cima, com o olhar perto da lente, nunca nela. Quem dá a réplica fica ao lado da câmera e fala baixo.",
        "Terceira: mande duas versões, não dez. A segunda deve ser diferente da primeira em intenção, não em volume.",
      ],
    },
    { layout: "still", props: ["camera", "stool"], caption: "O mínimo necessário.", dark: true },
    {
      layout: "pair",
      keys: [
        ["084", "092"],
        ["074", "090"],
      ],
      caption: "Quatro vozes, um corredor.",
    },
    {
      layout: "text",
      kicker: "Som",
      title: "Vozes de estúdio",
      body: [
        "A cabine de locução tem o tamanho de um armário e o silêncio de um teatro vazio. Ali a idade some, o rosto some, e sobra o que a voz sabe contar.",
        "Entre dublagem, audiolivro e publicidade, um terço dos nossos atores trabalha hoje também com a voz. O treino é diário: leitura em voz alta, respiração, e um ouvido que aprende a se desconfiar.",
      ],
    },
    { layout: "portrait", key: "113", print: "colour", caption: "Última luz." },
    { layout: "still", props: ["microphone"], caption: "Cabine 2.", dark: true },
    { layout: "colophon", lines: COLOPHON },
  ],
};

const THIRD: Edition = {
  key: "3",
  papers: HOUSE,
  cover: {
    layout: "cover",
    key: "086",
    number: "03",
    season: "Verão 2026",
    lines: ["Vinte anos de casa", "Retratos em preto e branco", "Quem vem aí"],
    print: "mono",
    dark: true,
  },
  pages: [
    {
      layout: "contents",
      title: "Nesta edição",
      rows: [
        ["03", "Vinte anos de casa"],
        ["06", "Retratos em preto e branco"],
        ["11", "Quem vem aí"],
        ["15", "O ofício de esperar"],
      ],
    },
    { layout: "portrait", key: "083", print: "mono", caption: "Retrato 1." },
    {
      layout: "text",
      kicker: "Casa",
      title: "Vinte anos de casa",
      body: [
        "Em 2006 éramos uma sala alugada, um fichário e um telefone que tocava pouco. Havia uma ideia: cuidar de cada pessoa como se fosse a única da lista.",
        "O fichário virou sistema, a sala virou estúdio, mas a ideia ficou. Ninguém sai para um teste sem saber para quê; nenhuma criança trabalha sem alvará, sem escola e sem alguém da família por perto.",
        "Vinte anos depois, continuamos pequenos de propósito. Conhecemos todos pelo nome.",
      ],
    },
    { layout: "titled", key: "087", title: "2006–2026", print: "mono" },
    { layout: "sheet", keys: ["075", "078", "079", "080", "085", "094", "095", "096", "099"], caption: "Retratos em preto e branco." },
    { layout: "portrait", key: "091", print: "mono", caption: "Retrato 2.", dark: true },
    { layout: "portrait", key: "088", print: "mono", caption: "Retrato 3." },
    { layout: "quote", quote: "Continuamos pequenos de propósito.", by: "Iracema Valadão, fundadora" },
    {
      layout: "pair",
      keys: [
        ["081", "093"],
        ["082", "100"],
      ],
      caption: "Entre uma luz e outra.",
    },
    {
      layout: "text",
      kicker: "Novos",
      title: "Quem vem aí",
      body: [
        "Eles cresceram com a câmera do telefone na mão e nem por isso posam mais. Pelo contrário: sabem quando não é a hora.",
        "A nova turma de teens chega com outros cadernos: roteiros, coreografias, receitas, um canal sobre besouros. Trabalhamos com isso, e não apesar disso.",
      ],
    },
    { layout: "portrait", key: "064", print: "colour", caption: "Teens, turma de 2026." },
    { layout: "titled", key: "055", title: "Agora", print: "colour" },
    { layout: "still", props: ["rack", "stool"], caption: "Prova de roupa." },
    {
      layout: "text",
      kicker: "Ofício",
      title: "O ofício de esperar",
      body: [
        "Um dia de gravação tem doze horas, e talvez quarenta minutos delas diante da câmera. O resto é espera, e a espera também é trabalho: guardar energia, proteger a atenção, não virar estátua.",
        "Nossos veteranos levam um livro, um tricô, um baralho. Os mais novos, deveres da escola. Quando chamam, todos sabem onde deixaram a concentração.",
      ],
    },
    { layout: "portrait", key: "089", print: "mono", caption: "Retrato 4.", dark: true },
    { layout: "colophon", lines: COLOPHON },
  ],
};

/** The three editions of the agency's magazine in order of publication. */
export const EDITIONS: Edition[] = [FIRST, SECOND, THIRD];
