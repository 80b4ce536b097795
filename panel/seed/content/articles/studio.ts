import type { DemoPost } from "../types";

export const STUDIO_ARTICLES: DemoPost[] = [
  {
    key: "01",
    slug: { pt: "bastidores-da-campanha-de-inverno", en: "behind-the-winter-campaign" },
    title: { pt: "Bastidores da campanha de inverno", en: "Behind the winter campaign" },
    description: {
      pt: "Três dias de estúdio, duas araras de roupa e uma regra: ninguém tem pressa.",
      en: "Three days in the studio, two rails of clothes and one rule: nobody is in a hurry.",
    },
    cover: "posts/01/cover.webp",
    createdAt: "2025-06-02T13:00:00Z",
    updatedAt: "2025-06-04T15:30:00Z",
    html: {
      pt: `<p>A campanha de inverno deste ano começou com uma folha de papel verde de seis metros, presa ao teto do Estúdio 1. Antes de qualquer roupa, discutimos a cor do fundo: fria o bastante para lembrar a estação, quente o bastante para não apagar a pele.</p>
<h2>Primeiro dia: luz</h2>
<p>Nestor passou a manhã com um banquinho no lugar dos modelos. Uma luz grande, de lado, e nada mais. “Se o banquinho fica bonito, o rosto fica melhor ainda”, ele costuma dizer. À tarde chegaram as roupas: lã lavada, tricôs pesados, um único vermelho-tijolo.</p>
<h2>Segundo dia: gente</h2>
<p>O elenco tinha entre vinte e cinquenta e oito anos. Trabalhamos em duplas, sem contagem, com conversa. As melhores fotos vieram depois do “acabou”, quando alguém riu de verdade.</p>
<figure><img src="posts/01/body-1.webp" alt="Dois atores lado a lado, retrato em tom de verde"><figcaption>Duplas sem ensaio: a conversa é a direção.</figcaption></figure>
<h2>Terceiro dia: menos</h2>
<p>No último dia tiramos coisas: o cenário, os acessórios, metade das poses. Ficaram doze imagens. É pouco, e é exatamente o que a campanha precisava.</p>
<blockquote><p>Quando uma foto não precisa de explicação, a gente para.</p></blockquote>
<p>Parte do elenco está na seção <a href="/atores">Atores</a>.</p>`,
      en: `<p>This year's winter campaign began with six metres of green paper hung from the ceiling of Studio 1. Before any clothes arrived we argued about the colour of the backdrop: cold enough to recall the season, warm enough not to switch off the skin.</p>
<h2>Day one: light</h2>
<p>Nestor spent the morning with a stool in place of the models. One large light from the side, and nothing else. “If the stool looks good, a face will look better,” he likes to say. The clothes came in the afternoon: washed wool, heavy knits, a single brick red.</p>
<h2>Day two: people</h2>
<p>The cast was between twenty and fifty-eight years old. We worked in pairs, without counting, in conversation. The best pictures came after “that's it”, when somebody laughed for real.</p>
<figure><img src="posts/01/body-1.webp" alt="Two actors side by side, a portrait in green ink"><figcaption>Pairs without rehearsal: the conversation is the direction.</figcaption></figure>
<h2>Day three: less</h2>
<p>On the last day we took things away: the set, the accessories, half of the poses. Twelve pictures were left. It is little, and it is exactly what the campaign needed.</p>
<blockquote><p>When a picture needs no explanation, we stop.</p></blockquote>
<p>Part of the cast is in the section <a href="/en/atores">Actors</a>.</p>`,
    },
  },
  {
    key: "06",
    slug: { pt: "para-que-servem-as-polaroides", en: "what-polaroids-are-for" },
    title: { pt: "Para que servem as polaroides", en: "What polaroids are for" },
    description: {
      pt: "Sem maquiagem, sem retoque, luz de janela: as fotos que mais abrem portas.",
      en: "No make-up, no retouching, window light: the pictures that open most doors.",
    },
    cover: "posts/06/cover.webp",
    createdAt: "2025-02-10T12:00:00Z",
    updatedAt: "2025-02-10T12:00:00Z",
    html: {
      pt: `<p>Todo book bonito tem um primo sem graça: as polaroides. São quatro ou cinco fotos simples, feitas na hora, que mostram como a pessoa é hoje. Quem escala elenco olha primeiro para elas.</p>
<h2>O que entra</h2>
<ul><li>Rosto de frente, sem sorriso</li><li>Rosto sorrindo</li><li>Perfil, dos dois lados</li><li>Meio corpo</li><li>Corpo inteiro, descalço ou de tênis simples</li></ul>
<h2>Como fazer em casa</h2>
<p>Fique a um passo de uma janela, de dia, com a luz apagada. Parede lisa atrás. Camiseta sem estampa, cabelo longe do rosto, nada de filtro. Quem fotografa segura o telefone na altura dos olhos, na vertical, e não usa o modo retrato.</p>
<p>Para crianças vale a mesma regra e mais uma: a sessão termina quando ela quiser. Cinco minutos costumam bastar.</p>
<h2>Quando refazer</h2>
<p>A cada seis meses para adultos; a cada três para crianças, que mudam mais depressa do que os books. Cortou o cabelo? Refaça no mesmo dia.</p>`,
      en: `<p>Every handsome book has a plain cousin: the polaroids. Four or five simple pictures, made on the spot, that show what a person looks like today. Casting directors look at them first.</p>
<h2>What goes in</h2>
<ul><li>Face from the front, no smile</li><li>Face, smiling</li><li>Profile, both sides</li><li>Half length</li><li>Full length, barefoot or in plain trainers</li></ul>
<h2>How to make them at home</h2>
<p>Stand one step from a window, by day, with the lamps off. A plain wall behind. A T-shirt without print, hair away from the face, no filter. Whoever takes the picture holds the phone upright at eye level and leaves portrait mode off.</p>
<p>For children the same rules hold, and one more: the session ends when they say so. Five minutes are usually enough.</p>
<h2>When to redo them</h2>
<p>Every six months for adults; every three for children, who change faster than books do. A haircut? Redo them the same day.</p>`,
    },
  },
  {
    key: "10",
    slug: { pt: "como-tirar-medidas-sem-erro", en: "how-to-measure-without-mistakes" },
    title: { pt: "Como tirar medidas sem erro", en: "How to measure without mistakes" },
    description: {
      pt: "Uma fita, um espelho e a tabela que usamos na agência.",
      en: "A tape, a mirror and the table we use at the agency.",
    },
    cover: "posts/10/cover.webp",
    createdAt: "2024-09-16T11:00:00Z",
    updatedAt: "2025-11-20T14:10:00Z",
    html: {
      pt: `<p>Medida errada custa caro: a roupa não fecha, a produção para, e a culpa nunca é da fita. Em dez minutos, com ajuda de outra pessoa, dá para fazer certo.</p>
<h2>Antes de começar</h2>
<p>Use uma fita de costura, roupa fina e pés descalços. A fita encosta na pele, sem apertar, sempre paralela ao chão. Meça duas vezes; se os números diferirem, meça a terceira.</p>
<table><thead><tr><th>Medida</th><th>Onde passa a fita</th><th>Erro comum</th></tr></thead><tbody>
<tr><td>Altura</td><td>Da parede, com um livro sobre a cabeça</td><td>Medir de tênis</td></tr>
<tr><td>Busto</td><td>Na parte mais larga, braços soltos</td><td>Prender a respiração</td></tr>
<tr><td>Cintura</td><td>Dois dedos acima do umbigo</td><td>Usar a altura do cós</td></tr>
<tr><td>Quadril</td><td>Na parte mais larga, pés juntos</td><td>Medir por cima do jeans</td></tr>
<tr><td>Calçado</td><td>O número que veste hoje, no fim da tarde</td><td>Copiar a etiqueta antiga</td></tr></tbody></table>
<h2>Crianças</h2>
<p>Para menores de doze anos pedimos apenas altura, manequim e calçado. Atualize a cada mudança de estação. Nada de dieta, nada de comparação: a medida existe para a roupa servir na criança, e nunca o contrário.</p>`,
      en: `<p>A wrong measurement is expensive: the garment does not close, the shoot stops, and it is never the tape's fault. In ten minutes, with somebody to help, it can be done right.</p>
<h2>Before you start</h2>
<p>Use a tailor's tape, thin clothes and bare feet. The tape touches the skin without pressing, always parallel to the floor. Measure twice; if the numbers differ, measure a third time.</p>
<table><thead><tr><th>Measurement</th><th>Where the tape goes</th><th>Common mistake</th></tr></thead><tbody>
<tr><td>Height</td><td>Against a wall, a book on the head</td><td>Measuring in trainers</td></tr>
<tr><td>Bust</td><td>At the widest part, arms relaxed</td><td>Holding the breath</td></tr>
<tr><td>Waist</td><td>Two fingers above the navel</td><td>Using the line of the trousers</td></tr>
<tr><td>Hips</td><td>At the widest part, feet together</td><td>Measuring over jeans</td></tr>
<tr><td>Shoes</td><td>The size you wear today, late in the afternoon</td><td>Copying an old label</td></tr></tbody></table>
<h2>Children</h2>
<p>For children under twelve we ask for height, clothing size and shoe size only. Update them every season. No diets, no comparisons: a measurement exists so that the clothes fit the child, never the other way round.</p>`,
    },
  },
  {
    key: "13",
    slug: { pt: "retratos-de-estudio-a-exposicao" },
    title: { pt: "Retratos de estúdio: a exposição" },
    description: { pt: "Oito retratos em preto e branco ocupam o corredor da agência até o fim do mês." },
    cover: "posts/13/cover.webp",
    createdAt: "2024-11-08T18:00:00Z",
    updatedAt: "2024-11-08T18:00:00Z",
    html: {
      pt: `<p>O corredor entre a recepção e o Estúdio 1 sempre foi um lugar de passagem. Neste mês ele é galeria. Oito retratos em preto e branco, todos de talentos com mais de quarenta anos, todos feitos numa única tarde.</p>
<p>A proposta era simples: uma cadeira, uma luz, dez minutos por pessoa. Ninguém escolheu roupa. Cada um trouxe um objeto e decidiu se ele apareceria. Quase nenhum apareceu, mas todos estão ali de algum modo.</p>
<h2>Visitas</h2>
<p>A exposição é gratuita e pode ser vista nos nossos horários de atendimento. Grupos de escola são bem-vindos; basta escrever para <a href="mailto:estudio@casajuriti.example">estudio@casajuriti.example</a>.</p>
<blockquote><p>Envelhecer diante da câmera é um ofício. Queríamos mostrar a ferramenta.</p></blockquote>`,
    },
  },
];
