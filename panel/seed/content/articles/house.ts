import type { DemoPost } from "../types";

export const HOUSE_ARTICLES: DemoPost[] = [
  {
    key: "05",
    slug: { pt: "diario-da-oficina-de-passarela", en: "diary-of-the-runway-workshop" },
    title: { pt: "Diário da oficina de passarela", en: "Diary of the runway workshop" },
    description: {
      pt: "Doze teens, um corredor de quinze metros e a arte de andar devagar.",
      en: "Twelve teens, a corridor fifteen metres long and the art of walking slowly.",
    },
    cover: "posts/05/cover.webp",
    createdAt: "2025-07-21T16:00:00Z",
    updatedAt: "2025-07-22T10:00:00Z",
    html: {
      pt: `<p>O primeiro exercício da oficina não tem música. Doze adolescentes andam de um lado ao outro do corredor, no passo de cada um, e os outros contam quantas vezes olharam para o chão. No primeiro dia: quarenta e uma. No último: três.</p>
<h2>Peso</h2>
<p>Andar bem é saber onde está o peso. Trabalhamos descalços, com um livro na mão e não na cabeça: ler em voz alta enquanto se anda ocupa a parte do cérebro que costuma atrapalhar.</p>
<h2>Roupa</h2>
<p>No segundo encontro chegam casacos grandes demais. A tarefa é fazer a roupa parecer a melhor ideia do dia. Quem ri ganha mais uma volta.</p>
<h2>Erro</h2>
<p>No terceiro, alguém tropeça de propósito e o grupo inventa o que fazer. Ninguém esquece um tropeço bem resolvido.</p>
<p>A próxima turma abre em breve; inscrições por <a href="mailto:oficina@casajuriti.example">oficina@casajuriti.example</a>.</p>`,
      en: `<p>The workshop's first exercise has no music. Twelve teenagers walk from one end of the corridor to the other, each at their own pace, and the others count how often they look at the floor. On the first day: forty-one times. On the last: three.</p>
<h2>Weight</h2>
<p>To walk well is to know where the weight is. We work barefoot, with a book in the hand and not on the head: reading aloud while walking occupies the part of the brain that usually gets in the way.</p>
<h2>Clothes</h2>
<p>At the second meeting coats arrive that are much too large. The task is to make the coat look like the best idea of the day. Whoever laughs walks once more.</p>
<h2>Mistakes</h2>
<p>At the third, somebody stumbles on purpose and the group invents what to do. Nobody forgets a stumble well resolved.</p>
<p>The next class opens soon; write to <a href="mailto:oficina@casajuriti.example">oficina@casajuriti.example</a> to enrol.</p>`,
    },
  },
  {
    key: "09",
    slug: { pt: "vinte-anos-de-casa", en: "twenty-years-of-casa-juriti" },
    title: { pt: "Vinte anos de casa", en: "Twenty years of Casa Juriti" },
    description: {
      pt: "De uma sala alugada em 2006 ao estúdio de hoje, pelo olhar de quem ficou.",
      en: "From a rented room in 2006 to today's studio, told by those who stayed.",
    },
    cover: "posts/09/cover.webp",
    createdAt: "2026-01-05T11:00:00Z",
    updatedAt: "2026-01-05T11:00:00Z",
    html: {
      pt: `<p>A Casa Juriti começou em 2006 com uma mesa, um fichário e o nome de um pássaro que canta baixo. Iracema Valadão, a fundadora, queria uma agência em que ninguém precisasse falar alto para ser visto.</p>
<h2>O fichário</h2>
<p>Cada talento tinha uma ficha escrita à mão. No verso, em vez de medidas, uma frase sobre a pessoa: “ri antes da piada”, “escuta com as sobrancelhas”. O fichário ainda existe. As frases também, agora num campo do nosso sistema que só a equipe lê.</p>
<h2>O estúdio</h2>
<p>Em 2014 veio o Estúdio 1, com o pé-direito que sonhávamos e o telhado que não. Chovia dentro. As fotos daquele ano têm uma luz que nunca mais conseguimos repetir.</p>
<h2>Agora</h2>
<p>Somos oito pessoas e representamos cento e vinte talentos, de bebês a avós. Poderíamos ser mais. Preferimos saber o nome de todos.</p>
<blockquote><p>Um pássaro que canta baixo obriga a gente a chegar perto.</p></blockquote>`,
      en: `<p>Casa Juriti began in 2006 with a desk, a card index and the name of a bird that sings softly. Iracema Valadão, the founder, wanted an agency where nobody had to speak up to be seen.</p>
<h2>The card index</h2>
<p>Every talent had a card written by hand. On the back, in place of measurements, one sentence about the person: “laughs before the joke”, “listens with the eyebrows”. The index still exists. So do the sentences, now in a field of our system that only the team reads.</p>
<h2>The studio</h2>
<p>In 2014 came Studio 1, with the ceiling we had dreamt of and a roof we had not. It rained inside. The pictures of that year have a light we have never managed to repeat.</p>
<h2>Now</h2>
<p>We are eight people and represent one hundred and twenty talents, from babies to grandparents. We could be more. We prefer to know everybody's name.</p>
<blockquote><p>A bird that sings softly makes you come closer.</p></blockquote>`,
    },
  },
  {
    key: "14",
    slug: { en: "notes-for-international-clients" },
    title: { en: "Notes for international clients" },
    description: { en: "How to book our talents from abroad: options, permits, fees and usage." },
    cover: "posts/14/cover.webp",
    createdAt: "2024-08-05T13:00:00Z",
    updatedAt: "2025-03-18T09:00:00Z",
    html: {
      en: `<p>More and more productions come to São Paulo for its light, its crews and its faces. These notes answer what international clients ask us most.</p>
<h2>Options and confirmation</h2>
<p>We hold first and second options for up to ten days. A confirmation is a signed deal memo with dates, usage, territory and term. Until then a talent may still be released.</p>
<h2>Permits for minors</h2>
<p>Anyone under eighteen needs a court permit for artistic work in Brazil. The local production company applies for it. Allow thirty days, and plan a reserve.</p>
<h2>Fees and usage</h2>
<ul><li>Day fee and usage are quoted separately</li><li>Usage starts with the first publication</li><li>No training of image or voice models, unless agreed in writing</li></ul>
<h2>Booking</h2>
<p>Availability and requests go through our booking system, Agenda Juriti. Write to <a href="mailto:booking@casajuriti.example">booking@casajuriti.example</a> and we will set up access.</p>`,
    },
  },
];
