import type { AuditAction } from "./collection";
import { writeDay } from "../../../src/domain/day";
import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";

export type AuditMessages = {
  title: string;
  explanation: string;
  field: string;
  search: string;
  none: string;
  failed: string;
  truncated: string;
  waiting: (count: number) => string;
  exportRefused: string;
  columns: readonly [when: string, account: string, action: string, store: string, records: string, detail: string];
};

const PT: AuditMessages = {
  title: "Quem viu os dados de uma pessoa?",
  explanation: "Nome completo, telefone ou e-mail, como foi informado. Encontra também quem já foi apagado. A busca fica registrada.",
  field: "Nome completo, telefone ou e-mail",
  search: "Procurar",
  none: "Nenhum registro desta pessoa. Confira se o nome está completo, ou procure pelo telefone ou e-mail.",
  failed: "A busca falhou. Tente de novo.",
  truncated: "Só os 500 registros mais recentes.",
  waiting: (count) =>
    `${count} registros ainda não puderam ser gravados, talvez porque o disco está cheio. Serão gravados assim que possível; não reinicie o painel antes.`,
  exportRefused:
    "A exportação não pôde ser registrada e por isso não foi feita. Avise quem cuida do servidor: talvez o disco esteja cheio.",
  columns: ["Quando", "Conta", "Ação", "Onde", "Registro", "Detalhe"],
};

const EN: AuditMessages = {
  title: "Who saw a person's data?",
  explanation: "Full name, phone number or e-mail address, as it was given. Finds erased people too. The search is recorded.",
  field: "Full name, phone number or e-mail address",
  search: "Search",
  none: "No record of this person. Check that the name is complete, or search for the phone number or e-mail address.",
  failed: "The search failed. Try again.",
  truncated: "The 500 newest records only.",
  waiting: (count) =>
    `${count} records could not be written yet, perhaps because the disk is full. They are written as soon as possible; do not restart the panel before.`,
  exportRefused: "The export could not be recorded, and was therefore not made. Tell the server's administrator: the disk may be full.",
  columns: ["When", "Account", "Action", "Where", "Record", "Detail"],
};

export const auditMessages = (language: string): AuditMessages => inLanguage({ pt: PT, en: EN }, language);

const STORE_LABELS: Readonly<Record<string, { pt: string; en: string }>> = {
  entries: bilingual("Inscrições e mensagens", "Applications and enquiries"),
  "entry-photos": bilingual("Fotos recebidas", "Received photos"),
  consents: bilingual("Autorizações", "Consents"),
  "consent-documents": bilingual("Documentos de autorização", "Consent documents"),
  talents: bilingual("Talentos", "Talents"),
  packages: bilingual("Pacotes", "Packages"),
  users: bilingual("Contas", "Accounts"),
  demo: bilingual("Demonstração", "Demo"),
  "audit-events": bilingual("Registros de acesso", "Audit records"),
};

/** Returns the slug itself for a collection that no longer exists. */
export const storeLabel = (store: string, language: string): string => {
  const label = STORE_LABELS[store];
  return label === undefined ? store : inLanguage(label, language);
};

/** Shown instead of an account's name. */
export const noAccountLabel = (language: string): string =>
  inLanguage(bilingual("Automático ou a própria família", "Automatic, or the family itself"), language);

/** One record by its number, several by their count; null for none. */
export const describeRecords = (ids: readonly string[], language: string): string | null => {
  if (ids.length === 0) return null;
  if (ids.length === 1) return inLanguage(bilingual(`nº ${ids[0]}`, `no. ${ids[0]}`), language);
  return inLanguage(bilingual(`${ids.length} registros`, `${ids.length} records`), language);
};

const DETAILS: Readonly<Record<string, Bilingual>> = {
  files: bilingual("Arquivos abertos", "Opened files"),
  versions: bilingual("Versões anteriores", "Earlier versions"),
  "rows of an import": bilingual("Linhas de uma importação", "Rows of an import"),
  "report of an import": bilingual("Relatório de uma importação", "Report of an import"),
  "guardian's link": bilingual("Pelo link do responsável", "By the guardian's link"),
};

/** Stored details that contain a number or a day. */
const PATTERNS: readonly (readonly [stored: RegExp, words: (part: string) => Bilingual])[] = [
  [/^(\d+) records$/, (count) => bilingual(`Busca por uma pessoa: ${count} encontrados`, `Search for a person: ${count} found`)],
  [
    /^workshop registrations of (\d{4}-\d{2}-\d{2})$/,
    (day) => bilingual(`Inscrições no workshop de ${writeDay(day)}`, `Workshop registrations of ${writeDay(day)}`),
  ],
];

/** Returns null for an empty detail, and an unknown one unchanged. */
export const describeDetail = (detail: string, language: string): string | null => {
  const known = DETAILS[detail];
  if (known !== undefined) return inLanguage(known, language);
  for (const [stored, words] of PATTERNS) {
    const part = stored.exec(detail)?.[1];
    if (part !== undefined) return inLanguage(words(part), language);
  }
  return detail === "" ? null : detail;
};

export const ACTION_LABELS: Readonly<Record<AuditAction, { pt: string; en: string }>> = {
  list: bilingual("Listou", "Listed"),
  read: bilingual("Leu", "Read"),
  create: bilingual("Criou", "Created"),
  change: bilingual("Mudou", "Changed"),
  export: bilingual("Exportou", "Exported"),
  delete: bilingual("Apagou", "Deleted"),
};
