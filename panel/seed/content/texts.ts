import { PRIVACY_NOTICE } from "./privacy";
import type { WebsiteTexts } from "./types";

export const websiteTexts: WebsiteTexts = {
  about_text: {
    pt: `<p>A Casa Juriti representa modelos e talentos de todas as idades: crianças, adolescentes, atores e criadores de conteúdo. Nascemos em São Paulo em 2006, numa sala alugada, e continuamos pequenos de propósito.</p>
<p>Juriti é um pássaro de canto baixo. O nome lembra como gostamos de trabalhar: sem barulho, de perto, com tempo. Cada pessoa do nosso elenco tem um booker que a conhece pelo nome e responde ao telefone.</p>
<h2>Com crianças</h2>
<p>Mais da metade do nosso elenco ainda não tem dezoito anos. Por isso lemos roteiros antes de aceitar convites, exigimos alvará e escola em dia, pedimos que um adulto da família esteja sempre presente e encerramos o dia quando a criança diz que acabou.</p>
<h2>Com clientes</h2>
<p>Montamos elencos para moda, publicidade, cinema, teatro e audiolivros. Enviamos seleções curtas, com material atual, e dizemos com franqueza quando não temos a pessoa certa.</p>`,
    en: `<p>Casa Juriti represents models and talents of every age: children, teenagers, actors and creators. We began in São Paulo in 2006, in a rented room, and have stayed small on purpose.</p>
<p>A juriti is a bird that sings softly. The name recalls how we like to work: quietly, close by, with time. Everybody on our roster has a booker who knows them by name and answers the telephone.</p>
<h2>With children</h2>
<p>More than half of our roster is under eighteen. That is why we read scripts before we accept invitations, ask for permits and school attendance, want an adult of the family present at all times, and end the day when the child says it is over.</p>
<h2>With clients</h2>
<p>We cast for fashion, advertising, film, theatre and audiobooks. We send short selections with current material, and say frankly when we do not have the right person.</p>`,
  },
  workshop_description: {
    pt: `<p>A oficina da Casa Juriti é um lugar para experimentar: câmera, voz, passarela e improviso, em turmas de até doze pessoas. Não é requisito para entrar na agência, e fazer a oficina não garante vaga no elenco.</p>
<ul><li><strong>Kids</strong>, de 6 a 11 anos: quatro sábados, das 10h às 12h</li><li><strong>Teens</strong>, de 12 a 17 anos: quatro sábados, das 13h às 15h</li><li><strong>Adultos</strong>: seis quartas-feiras, das 19h às 21h</li></ul>
<p>Cada turma termina com um pequeno ensaio fotográfico, e as fotos ficam com você. Escreva para a oficina e contamos as próximas datas e valores.</p>`,
    en: `<p>The Casa Juriti workshop is a place to try things out: camera, voice, runway and improvisation, in classes of up to twelve. It is no condition for joining the agency, and taking part does not guarantee a place on the roster.</p>
<ul><li><strong>Kids</strong>, aged 6 to 11: four Saturdays, 10 am to noon</li><li><strong>Teens</strong>, aged 12 to 17: four Saturdays, 1 to 3 pm</li><li><strong>Adults</strong>: six Wednesdays, 7 to 9 pm</li></ul>
<p>Every class ends with a small photo session, and the pictures are yours. Write to the workshop and we will tell you the next dates and fees.</p>`,
  },
  contact_reference: { pt: "Casa de portão verde, ao lado da praça", en: "The house with the green gate, next to the square" },
  contact_address: { pt: "Rua do Exemplo, 206, Vila Fictícia, São Paulo, SP", en: "Rua do Exemplo, 206, Vila Fictícia, São Paulo, Brazil" },
  contact_zip: { pt: "CEP 00000-000", en: "Postcode 00000-000" },
  contact_phone: { pt: "+55 (11) 90000-0001", en: "+55 (11) 90000-0001" },
  contact_whatsapp: { pt: "+55 (11) 90000-0002", en: "+55 (11) 90000-0002" },
  contact_hours: {
    pt: "Segunda a sexta, das 9h30 às 13h e das 14h às 18h30. Sábado, das 10h às 15h.",
    en: "Monday to Friday, 9:30 am to 1 pm and 2 to 6:30 pm. Saturday, 10 am to 3 pm.",
  },
  getscouted_intro: {
    pt: `<p>Quer conhecer a agência? Um responsável pode pedir uma avaliação on-line, gratuita: basta preencher o questionário e enviar seis fotos (.jpg, até 2 MB cada uma). Se o perfil combinar com o que procuramos agora, alguém da equipe liga.</p>
<p>Não cobramos avaliação, não vendemos book e não pedimos fotos de roupa íntima ou de banho. Se alguém fizer isso em nosso nome, avise-nos.</p>`,
    en: `<p>Would you like to meet the agency? A guardian can ask for a free online evaluation: fill in the questionnaire and send six photos (.jpg, up to 2 MB each). If the profile fits what we are looking for at present, somebody from the team will call.</p>
<p>We charge nothing for an evaluation, sell no books and never ask for pictures in underwear or swimwear. Should anybody do so in our name, please tell us.</p>`,
  },
  privacy_notice: PRIVACY_NOTICE,
};
