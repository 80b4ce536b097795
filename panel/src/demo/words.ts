import type { KeptReason } from "./plan-removal";
import { inLanguage } from "../shared/bilingual";

type ReasonTexts = Record<KeptReason, string>;

const REASONS: ReasonTexts = {
  changed: "alguém mudou",
  consents: "tem autorizações registradas pela equipe",
  used: "é usado pelo que fica",
  locked: "alguém está editando: tente de novo depois",
};

const PORTUGUESE = {
  title: "Remover a demonstração",
  summary:
    "Apaga o que veio com o sistema e que ninguém mudou desde então: registros, arquivos e textos da agência inventada. O que a equipe criou ou mudou fica.",
  goes: "O que será apagado",
  stays: "O que fica, e por quê",
  staysText: "Apague à mão o que não for da agência.",
  fields: "Textos e campos do site",
  record: "Registro",
  kind: "Onde",
  count: "Quantos",
  reason: "Por quê",
  more: "e mais {count}",
  name: "Nome da agência",
  nameHint: "Para confirmar, escreva: {name}",
  remove: "Apagar a demonstração",
  removing: "Apagando… Pode levar um minuto.",
  final: "Isto não pode ser desfeito. O site mostra a mudança assim que for publicado de novo, em um a dois minutos.",
  nothing: "Nada da demonstração",
  nothingText: "Não há registro da demonstração por apagar.",
  back: "Voltar à visão geral",
  done: "A demonstração foi removida.",
  forbidden: "Só a administração remove a demonstração.",
  reasons: REASONS,
};

export type RemoveDemoMessages = typeof PORTUGUESE;

const ENGLISH: RemoveDemoMessages = {
  title: "Remove the demo",
  summary:
    "Deletes what came with the system and nobody has changed since: records, files and texts of the invented agency. What the team made or changed stays.",
  goes: "What will be deleted",
  stays: "What stays, and why",
  staysText: "Delete by hand what is not the agency's.",
  fields: "Texts and fields of the site",
  record: "Record",
  kind: "Where",
  count: "How many",
  reason: "Why",
  more: "and {count} more",
  name: "The agency's name",
  nameHint: "To confirm, write: {name}",
  remove: "Delete the demo",
  removing: "Deleting… This may take a minute.",
  final: "This cannot be undone. The site shows the change once it is published again, in a minute or two.",
  nothing: "Nothing of the demo",
  nothingText: "There is no record of the demo to delete.",
  back: "Back to the dashboard",
  done: "The demo was removed.",
  forbidden: "Only admins remove the demo.",
  reasons: {
    changed: "somebody changed it",
    consents: "has consents that the team recorded",
    used: "is used by what stays",
    locked: "somebody is editing it: try again later",
  },
};

export const removeDemoMessages = (language: string): RemoveDemoMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
