import { inLanguage } from "../../shared/bilingual";

const PORTUGUESE = {
  title: "Inscrições repetidas",
  summary: "Lado a lado, o que cada inscrição diz. Nada é juntado nem apagado: decida qual vale e recuse as outras como repetidas.",
  none: "Nenhuma repetida",
  noneText: "Nenhuma outra inscrição tem o mesmo telefone, o mesmo e-mail ou o mesmo nome com o mesmo nascimento.",
  omitted: "Mais {count} com o mesmo contato não aparecem aqui. Procure pelo telefone ou pelo e-mail.",
  back: "Voltar à inscrição",
  field: "Campo",
  status: "Situação",
  name: "Nome",
  consent: "Consentimento",
  confirmation: "Confirmação",
  why: "Por que aparece",
  opened: "Inscrição aberta",
  declineAsRepeated: "Recusar como repetida",
  repeats: "Repetida de {reference}",
  different: "difere",
  compare: "Comparar lado a lado",
  similar: "{count} parecidas · comparar",
  oneSimilar: "1 parecida · comparar",
};

export type ComparisonMessages = typeof PORTUGUESE;

const ENGLISH: ComparisonMessages = {
  title: "Repeated applications",
  summary:
    "What each application says, side by side. Nothing is merged or deleted: decide which one counts and decline the others as repeated.",
  none: "No repeated applications",
  noneText: "No other application has the same phone, the same e-mail, or the same name with the same birthdate.",
  omitted: "{count} more with the same contact are not shown here. Search for the phone number or the e-mail.",
  back: "Back to the application",
  field: "Field",
  status: "Status",
  name: "Name",
  consent: "Consent",
  confirmation: "Confirmation",
  why: "Why it is here",
  opened: "Opened application",
  declineAsRepeated: "Decline as repeated",
  repeats: "Repeats {reference}",
  different: "differs",
  compare: "Compare side by side",
  similar: "{count} similar · compare",
  oneSimilar: "1 similar · compare",
};

export const comparisonMessages = (language: string): ComparisonMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
