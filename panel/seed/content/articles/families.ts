import type { DemoPost } from "../types";

export const FAMILY_ARTICLES: DemoPost[] = [
  {
    key: "02",
    slug: { pt: "o-primeiro-book-infantil", en: "a-childs-first-book" },
    title: { pt: "O primeiro book infantil", en: "A child's first book" },
    description: {
      pt: "Como preparar a criança, a mochila e, principalmente, os adultos.",
      en: "How to prepare the child, the bag and, above all, the adults.",
    },
    cover: "posts/02/cover.webp",
    createdAt: "2026-01-08T12:00:00Z",
    updatedAt: "2026-01-10T09:20:00Z",
    html: {
      pt: `<p>A pergunta mais comum das famílias é o que a criança deve vestir. A mais útil seria outra: o que ela gosta de fazer? Um bom book nasce da resposta.</p>
<h2>Na semana anterior</h2>
<p>Conte à criança o que vai acontecer, com palavras dela. Há uma sala grande, uma luz que parece um guarda-chuva e uma pessoa com uma câmera. Não prometa prêmio nem ensaie sorriso. Se houver dúvida sobre ir, adie: não há data perdida.</p>
<h2>Na mochila</h2>
<ul><li>Duas roupas lisas de que ela goste</li><li>Um casaco e uma meia a mais</li><li>Água, fruta e o lanche de sempre</li><li>Um brinquedo pequeno, que possa aparecer</li></ul>
<figure><img src="posts/02/body-1.webp" alt="Menina de óculos diante de um fundo cor de pêssego"><figcaption>Óculos de todo dia também entram na foto.</figcaption></figure>
<h2>No estúdio</h2>
<p>Um adulto responsável fica o tempo todo na sala. Não usamos maquiagem em crianças, não pedimos poses de adulto e não fotografamos sem autorização assinada. A sessão dura no máximo quarenta minutos, com pausas.</p>
<h2>Depois</h2>
<p>A família recebe todas as fotos escolhidas e decide o que vai para o site. A decisão pode mudar quando quiser: basta escrever, e as imagens saem do ar.</p>`,
      en: `<p>What families ask most often is what the child should wear. A more useful question would be: what does the child like to do? A good book grows from the answer.</p>
<h2>The week before</h2>
<p>Tell the child what is going to happen, in the child's own words. There is a large room, a light that looks like an umbrella and a person with a camera. Promise no prize and rehearse no smile. If there is any doubt about coming, postpone: no date is lost.</p>
<h2>In the bag</h2>
<ul><li>Two plain outfits the child likes</li><li>A jumper and one more pair of socks</li><li>Water, fruit and the usual snack</li><li>One small toy that may appear</li></ul>
<figure><img src="posts/02/body-1.webp" alt="A girl with glasses before a peach backdrop"><figcaption>Everyday glasses belong in the picture too.</figcaption></figure>
<h2>In the studio</h2>
<p>A responsible adult stays in the room all the time. We use no make-up on children, ask for no grown-up poses and photograph nobody without a signed authorisation. A session takes forty minutes at most, with breaks.</p>
<h2>Afterwards</h2>
<p>The family receives every picture chosen and decides what goes on the site. The decision can change at any time: write to us, and the pictures come down.</p>`,
    },
  },
  {
    key: "04",
    slug: { pt: "crianca-no-set-o-que-a-lei-pede", en: "children-on-set-what-the-law-asks" },
    title: { pt: "Criança no set: o que a lei pede", en: "Children on set: what the law asks" },
    description: {
      pt: "Alvará, escola, horário e acompanhante: o mínimo, e o que fazemos além dele.",
      en: "Permit, school, hours and company: the minimum, and what we do beyond it.",
    },
    cover: "posts/04/cover.webp",
    createdAt: "2025-08-18T10:00:00Z",
    updatedAt: "2025-09-01T10:00:00Z",
    html: {
      pt: `<p>No Brasil, o trabalho artístico de crianças e adolescentes depende de autorização da Justiça. O alvará diz quem, onde, quando e por quantas horas. Sem ele, ninguém grava. Este texto é um resumo em linguagem simples e não substitui orientação jurídica.</p>
<h2>O mínimo</h2>
<ol><li>Alvará judicial pedido com antecedência pela produção</li><li>Autorização assinada pelos responsáveis</li><li>Frequência escolar em dia</li><li>Acompanhante da família durante todo o período</li><li>Horários compatíveis com a idade, sem gravação noturna</li></ol>
<h2>O que fazemos além</h2>
<p>Lemos o roteiro antes de aceitar um convite. Recusamos cenas que exponham a criança ao medo, à humilhação ou à sexualização, mesmo quando a lei se cala. Pedimos sala de descanso, comida de verdade e alguém da agência no set sempre que o dia passa de quatro horas.</p>
<h2>O cachê</h2>
<p>O contrato prevê uma parte depositada em conta no nome da criança. É dela, e a família recebe o comprovante.</p>
<blockquote><p>Se a criança diz que não quer mais, o dia acabou. Isso está escrito nos nossos contratos.</p></blockquote>`,
      en: `<p>In Brazil, artistic work by children and teenagers depends on authorisation from a court. The permit says who, where, when and for how many hours. Without it, nobody shoots. This text is a summary in plain words and no substitute for legal advice.</p>
<h2>The minimum</h2>
<ol><li>A court permit requested in advance by the production</li><li>An authorisation signed by the guardians</li><li>School attendance in order</li><li>A family member present all the time</li><li>Hours that suit the age, with no night shoots</li></ol>
<h2>What we do beyond it</h2>
<p>We read the script before we accept an invitation. We refuse scenes that expose a child to fear, humiliation or sexualisation, even where the law is silent. We ask for a rest room, real food and somebody from the agency on set whenever a day runs over four hours.</p>
<h2>The fee</h2>
<p>The contract sets a share aside in an account in the child's name. It is theirs, and the family receives the receipt.</p>
<blockquote><p>If the child says no more, the day is over. Our contracts say so.</p></blockquote>`,
    },
  },
  {
    key: "12",
    slug: { pt: "ferias-e-espetaculos-como-pedir-o-alvara" },
    title: { pt: "Férias e espetáculos: como pedir o alvará" },
    description: { pt: "Um roteiro para famílias que recebem o primeiro convite de teatro." },
    cover: "posts/12/cover.webp",
    createdAt: "2024-06-20T14:00:00Z",
    updatedAt: "2024-06-21T08:00:00Z",
    html: {
      pt: `<p>Julho é mês de peça infantil, e muitas famílias recebem agora o primeiro convite. Quem pede o alvará é a produção, mas convém saber o que ela precisa de vocês.</p>
<h2>Documentos da família</h2>
<ul><li>Documento da criança e dos responsáveis</li><li>Comprovante de endereço e de matrícula escolar</li><li>Atestado médico recente</li><li>Autorização assinada por todos os que têm a guarda</li></ul>
<h2>Prazos</h2>
<p>Conte com trinta dias. Temporadas em outra cidade pedem mais. Se a produção disser que “depois se resolve”, fale conosco antes de ensaiar.</p>
<h2>Durante a temporada</h2>
<p>Guarde uma cópia do alvará na mochila. Anote entradas e saídas. Se o horário combinado não for cumprido, avise a agência no mesmo dia: resolver isso é trabalho nosso, não da criança.</p>`,
    },
  },
];
