import type { DemoPost } from "../types";

export const CASTING_ARTICLES: DemoPost[] = [
  {
    key: "03",
    slug: { pt: "como-funciona-um-teste", en: "how-a-casting-works" },
    title: { pt: "Como funciona um teste", en: "How a casting works" },
    description: {
      pt: "Do pedido do cliente à resposta: quem decide o quê, e quando.",
      en: "From the client's request to the answer: who decides what, and when.",
    },
    cover: "posts/03/cover.webp",
    createdAt: "2025-10-06T12:30:00Z",
    updatedAt: "2025-10-06T12:30:00Z",
    html: {
      pt: `<p>De fora, um teste parece sorteio. De dentro, é uma sequência de decisões pequenas. Conhecer as etapas ajuda a não levar cada resposta para o lado pessoal.</p>
<h2>1. O pedido</h2>
<p>O cliente descreve um papel: idade aparente, jeito, disponibilidade. Quase nunca descreve uma pessoa. Otto, nosso diretor de casting, traduz o pedido e monta uma seleção.</p>
<h2>2. A seleção</h2>
<p>Enviamos perfis com book, composite e medidas. É aqui que material desatualizado elimina gente boa.</p>
<h2>3. O teste</h2>
<p>Presencial ou por vídeo. Dura poucos minutos. Ninguém espera perfeição: procura-se alguém com quem se possa trabalhar oito horas seguidas.</p>
<h2>4. A resposta</h2>
<p>Ela demora, e às vezes não vem. Quando vem, avisamos a todos, aprovados ou não. Um “não” diz respeito àquele papel, naquela semana.</p>
<blockquote><p>Quem volta tranquilo ao segundo teste já fez metade do caminho.</p></blockquote>`,
      en: `<p>From outside a casting looks like a draw. From inside it is a row of small decisions. Knowing the steps helps not to take every answer personally.</p>
<h2>1. The request</h2>
<p>The client describes a part: apparent age, manner, availability. Almost never a person. Otto, our casting director, translates the request and puts a selection together.</p>
<h2>2. The selection</h2>
<p>We send profiles with book, composite and measurements. This is where outdated material costs good people the job.</p>
<h2>3. The casting</h2>
<p>In person or on video. It takes a few minutes. Nobody expects perfection: they look for somebody they can work with for eight hours.</p>
<h2>4. The answer</h2>
<p>It takes time and sometimes never comes. When it does, we tell everybody, chosen or not. A “no” is about that part, in that week.</p>
<blockquote><p>Whoever comes calmly to the second casting has gone half the way.</p></blockquote>`,
    },
  },
  {
    key: "07",
    slug: { pt: "selftape-em-casa", en: "a-self-tape-at-home" },
    title: { pt: "Selftape em casa", en: "A self-tape at home" },
    description: {
      pt: "Fundo liso, som limpo, duas versões. O resto é interpretação.",
      en: "Plain backdrop, clean sound, two takes. The rest is acting.",
    },
    cover: "videos/videobook.mp4",
    createdAt: "2025-04-14T17:00:00Z",
    updatedAt: "2025-05-02T11:45:00Z",
    html: {
      pt: `<p>Metade dos testes de hoje acontece na sala de casa. A boa notícia: o equipamento que você já tem é suficiente.</p>
<h2>Quadro</h2>
<p>Telefone na horizontal, do peito para cima, lente na altura dos olhos. Apoie numa pilha de livros se faltar tripé. Fundo liso, a um metro e meio das costas.</p>
<h2>Som</h2>
<p>Feche a janela, desligue o ventilador, estenda um cobertor no chão. Quem dá a réplica fica ao lado da câmera e fala mais baixo do que você.</p>
<h2>Versões</h2>
<ol><li>Uma como o texto pede</li><li>Outra com uma intenção diferente</li></ol>
<p>Diga nome, idade e altura num arquivo separado. Nomeie os arquivos com o seu nome e o do projeto. E assista uma vez antes de enviar, só uma.</p>`,
      en: `<p>Half of today's castings happen in a living room. The good news: the equipment you have is enough.</p>
<h2>Frame</h2>
<p>Phone horizontal, from the chest up, lens at eye level. A stack of books will do if there is no tripod. A plain backdrop, a metre and a half behind you.</p>
<h2>Sound</h2>
<p>Close the window, switch off the fan, lay a blanket on the floor. Whoever reads the other part stands beside the camera and speaks more softly than you.</p>
<h2>Takes</h2>
<ol><li>One as the text asks</li><li>One with a different intention</li></ol>
<p>Say name, age and height in a separate file. Name the files after yourself and the project. And watch it once before you send it, only once.</p>`,
    },
  },
  {
    key: "08",
    slug: { pt: "publi-e-transparencia", en: "sponsored-and-transparent" },
    title: { pt: "Publi e transparência", en: "Sponsored and transparent" },
    description: {
      pt: "Como nossos influenciadores identificam publicidade, e por que isso os protege.",
      en: "How our creators label advertising, and why it protects them.",
    },
    cover: "posts/08/cover.webp",
    createdAt: "2024-03-12T15:00:00Z",
    updatedAt: "2024-03-12T15:00:00Z",
    html: {
      pt: `<p>Quem segue um criador de conteúdo tem direito de saber quando ele foi pago. Não é só regra de autorregulamentação; é a base da confiança que faz o trabalho valer alguma coisa.</p>
<h2>Nossas regras</h2>
<ul><li>A palavra “publicidade” aparece no começo, legível, em toda peça paga</li><li>Presente também é pagamento</li><li>Produto que a pessoa não usaria, não entra</li><li>Nada dirigido a crianças que peça compra</li></ul>
<h2>Menores de idade</h2>
<p>Adolescentes do nosso elenco só fazem publicidade com alvará quando exigido, contrato assinado pelos responsáveis e roteiro lido por nós. Não publicamos rotina, escola nem endereço. Comentários são moderados por um adulto.</p>
<p>Marcas sérias agradecem. As outras procuram outra agência, e está tudo bem.</p>`,
      en: `<p>Whoever follows a creator has a right to know when the creator was paid. This is more than a rule of self-regulation; it is the trust that makes the work worth anything.</p>
<h2>Our rules</h2>
<ul><li>The word “advertising” stands at the beginning, legible, in every paid piece</li><li>A gift is a payment too</li><li>A product the person would not use stays out</li><li>Nothing that asks children to buy</li></ul>
<h2>Minors</h2>
<p>Teenagers on our roster advertise only with a permit where one is required, a contract signed by their guardians and a script that we have read. We publish no routine, school or address. An adult moderates the comments.</p>
<p>Serious brands are grateful. The others look for another agency, and that is fine.</p>`,
    },
  },
  {
    key: "11",
    slug: { pt: "testes-abertos-em-marco" },
    title: { pt: "Testes abertos em março" },
    description: { pt: "Três sábados para teens de 12 a 17 anos, com inscrição gratuita." },
    cover: "posts/11/cover.webp",
    createdAt: "2025-02-24T12:00:00Z",
    updatedAt: "2025-02-24T12:00:00Z",
    html: {
      pt: `<p>Nos três primeiros sábados de março abrimos o estúdio para adolescentes de 12 a 17 anos que querem conhecer a agência. A avaliação é gratuita. Não vendemos book, curso nem vaga.</p>
<h2>Como participar</h2>
<ol><li>Um responsável escreve para <a href="mailto:teens@casajuriti.example">teens@casajuriti.example</a></li><li>Respondemos com dia e horário</li><li>Venham com roupa simples, sem maquiagem, e com um documento</li></ol>
<h2>O que acontece</h2>
<p>Uma conversa de quinze minutos, cinco fotos e um exercício de improviso em grupo. O responsável acompanha tudo. Em até dez dias a família recebe a resposta, seja qual for.</p>
<p>Para conhecer o elenco de hoje, visitem a seção <a href="/teens">Teens</a>.</p>`,
    },
  },
];
