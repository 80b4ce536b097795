import type { Bilingual } from "./types";

/** In plain words and in the terms of the Brazilian data protection law (LGPD). */
export const PRIVACY_NOTICE: Bilingual = {
  pt: `<p>Este aviso explica, em palavras simples, que dados pessoais a Casa Juriti recebe por este site, para quê, por quanto tempo e o que você pode pedir. Ele segue a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).</p>
<h2>Quem responde</h2>
<p>Casa Juriti, Rua do Exemplo, 206, São Paulo. Encarregada pelo tratamento de dados: Carmem do Vale Aranha, <a href="mailto:privacidade@casajuriti.example">privacidade@casajuriti.example</a>.</p>
<h2>O que recebemos, e por quê</h2>
<ul><li><strong>Contato:</strong> nome, e-mail, telefone e mensagem, para responder a você.</li>
<li><strong>Inscrição na oficina:</strong> os mesmos dados, cidade e perfil no Instagram, para organizar as turmas.</li>
<li><strong>Avaliação de perfil (“Seja modelo”):</strong> nome, data de nascimento, contatos, cidade, medidas, cor de cabelo e olhos, perfis em redes sociais e seis fotos, para avaliar se podemos representar a pessoa.</li></ul>
<p>As bases legais são o seu consentimento e, para quem já conversa conosco, os passos anteriores a um contrato. Não tomamos decisões automáticas: cada inscrição é lida por uma pessoa.</p>
<h2>Crianças e adolescentes</h2>
<p>Dados de menores de dezoito anos só são enviados pela mãe, pelo pai ou por outro responsável legal, com consentimento próprio e destacado. Pedimos apenas o necessário; de crianças com menos de doze anos não exigimos medidas do corpo nem redes sociais. Tratamos tudo no melhor interesse da criança. As páginas de talentos menores de idade não são oferecidas a buscadores, e a data de nascimento não é publicada.</p>
<h2>Quem vê</h2>
<p>Somente a equipe de casting da agência vê as inscrições e as fotos. Elas não são públicas, não são vendidas, não vão para redes sociais e não servem para treinar sistemas de reconhecimento ou de geração de imagens. Usamos prestadores de hospedagem que só guardam os dados por nossa conta.</p>
<h2>Por quanto tempo</h2>
<p>Mensagens e inscrições, com suas fotos, são apagadas automaticamente doze meses depois do envio, ou antes, se você pedir. Perfis publicados saem do ar quando o contrato termina ou quando a pessoa ou o responsável retira a autorização.</p>
<h2>Neste site</h2>
<p>Não usamos ferramentas de análise, anúncios nem cookies de rastreamento. A sua lista de favoritos, as buscas que você salvar e o idioma ficam guardados só no seu navegador. Mapas, vídeos e conteúdos de redes sociais de terceiros só são carregados depois de um clique seu; a partir daí vale o aviso do serviço. O servidor guarda registros técnicos de acesso por pouco tempo, por segurança.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir confirmação, acesso, correção, portabilidade, informação sobre compartilhamento, eliminação, e pode retirar o consentimento a qualquer momento, sem custo. Escreva para a encarregada; respondemos em até quinze dias. Se não ficar satisfeito, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).</p>
<h2>Mudanças</h2>
<p>Se este aviso mudar, a nova versão aparece aqui com a data. Versão de 5 de janeiro de 2026.</p>`,
  en: `<p>This notice explains in plain words which personal data Casa Juriti receives through this site, what for, for how long and what you may ask for. It follows the Brazilian General Data Protection Law (LGPD, Law no. 13.709/2018).</p>
<h2>Who is responsible</h2>
<p>Casa Juriti, Rua do Exemplo, 206, São Paulo, Brazil. Data protection officer: Carmem do Vale Aranha, <a href="mailto:privacidade@casajuriti.example">privacidade@casajuriti.example</a>.</p>
<h2>What we receive, and why</h2>
<ul><li><strong>Contact:</strong> name, e-mail, phone and message, in order to answer you.</li>
<li><strong>Workshop registration:</strong> the same, your city and your Instagram profile, in order to organise the classes.</li>
<li><strong>Evaluation (“Be a model”):</strong> name, date of birth, contact details, city, measurements, hair and eye colour, social profiles and six photos, in order to see whether we can represent the person.</li></ul>
<p>The legal bases are your consent and, for those already talking to us, the steps before a contract. We take no automated decisions: a person reads every application.</p>
<h2>Children and teenagers</h2>
<p>Data of anyone under eighteen may be sent only by the mother, the father or another legal guardian, with a separate and specific consent. We ask for what is needed and no more; for children under twelve we require neither body measurements nor social profiles. We handle everything in the best interest of the child. Pages of talents who are minors are not offered to search engines, and no date of birth is published.</p>
<h2>Who sees it</h2>
<p>Only the agency's casting team sees applications and photos. They are not public, not sold, not posted on social media and not used to train systems that recognise or generate images. Our hosting providers merely store the data on our behalf.</p>
<h2>For how long</h2>
<p>Messages and applications, with their photos, are deleted automatically twelve months after they were sent, or earlier if you ask. Published profiles come down when the contract ends or when the person or the guardian withdraws the authorisation.</p>
<h2>On this site</h2>
<p>We use no analytics, no advertising and no tracking cookies. Your list of favourites, the searches that you save and your language are kept in your browser only. Maps, videos and social media of third parties load only after you click; from then on the notice of that service applies. The server keeps technical access logs for a short time, for security.</p>
<h2>Your rights</h2>
<p>You may ask for confirmation, access, correction, portability, information about sharing and deletion, and may withdraw your consent at any time, free of charge. Write to the officer; we answer within fifteen days. If you are not satisfied, you may turn to the Brazilian data protection authority (ANPD).</p>
<h2>Changes</h2>
<p>If this notice changes, the new version appears here with its date. Version of 5 January 2026.</p>`,
};
