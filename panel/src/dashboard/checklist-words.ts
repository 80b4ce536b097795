import type { ChecklistStep } from "./checklist";
import { inLanguage } from "../shared/bilingual";

type StepTexts = Readonly<Record<ChecklistStep, { label: string; advice: string }>>;

const PORTUGUESE_STEPS: StepTexts = {
  identity: { label: "Nome da agência", advice: "Em todas as páginas, nos e-mails e neste painel." },
  logo: { label: "Logotipo", advice: "No cabeçalho do site e na entrada deste painel." },
  contact: { label: "Contato", advice: "Pelo menos telefone ou WhatsApp, na página Contato." },
  categories: { label: "Categorias", advice: "As que a agência usa: kids, teens, ator, talents, Digital Influencer." },
  talents: {
    label: "Primeiros talentos",
    advice: "De uma planilha, ou um a um em Talentos. Publicados, com a autorização de quem tem menos de 18 anos.",
  },
  texts: { label: "Textos", advice: "A agência e a introdução de Seja modelo, nas palavras da casa." },
  privacy: { label: "Aviso de privacidade", advice: "Quem responde pelos dados, e como falar com essa pessoa." },
  team: { label: "Equipe", advice: "Quem as famílias podem conferir em “É mesmo da agência?”." },
  mail: { label: "E-mail do sistema", advice: "Para avisar de recebidos e pedir a confirmação de responsáveis." },
  backup: { label: "Cópia de segurança", advice: "Uma nos últimos 30 dias." },
  demo: { label: "Demonstração removida", advice: "A agência inventada não pode ficar num site de verdade." },
};

const PORTUGUESE = {
  title: "Primeiros passos",
  progress: "{done} de {total}",
  done: "Feito",
  open: "Por fazer",
  dismiss: "Não mostrar mais",
  steps: PORTUGUESE_STEPS,
};

export type ChecklistMessages = typeof PORTUGUESE;

const ENGLISH: ChecklistMessages = {
  title: "First steps",
  progress: "{done} of {total}",
  done: "Done",
  open: "To do",
  dismiss: "Do not show again",
  steps: {
    identity: { label: "The agency's name", advice: "On every page, in mails and in this panel." },
    logo: { label: "Logo", advice: "In the site's header and on this panel's sign-in screen." },
    contact: { label: "Contact", advice: "Telephone or WhatsApp at least, on the Contact page." },
    categories: { label: "Categories", advice: "Those that the agency uses: kids, teens, ator, talents, Digital Influencer." },
    talents: {
      label: "First talents",
      advice: "From a spreadsheet, or one by one under Talents. Published, with the consent of those under 18.",
    },
    texts: { label: "Texts", advice: "The agency and the introduction of Get scouted, in your own words." },
    privacy: { label: "Privacy notice", advice: "Who is responsible for the data, and how to reach that person." },
    team: { label: "Team", advice: "The people whom families can check under “Is it really the agency?”." },
    mail: { label: "The system's e-mail", advice: "To announce entries and to ask guardians for their confirmation." },
    backup: { label: "Backup", advice: "One within the last 30 days." },
    demo: { label: "Demo removed", advice: "Nothing of the invented agency may stay on a real site." },
  },
};

export const checklistMessages = (language: string): ChecklistMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
