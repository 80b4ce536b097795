import type { AuditAction } from "./collection";
import { writeDay } from "../../../src/domain/day";
import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";

const PT = {
  title: "Registros de acesso",
  summary: "Quem leu, mudou, exportou ou apagou dados pessoais. Ninguém muda nem apaga um registro antes de 24 meses.",
  forbidden: "Só quem administra o painel vê os registros de acesso.",
  question: "Quem viu os dados de uma pessoa?",
  explanation: "Nome completo, telefone ou e-mail, como foi informado. Encontra também quem já foi apagado. A busca fica registrada.",
  field: "Nome completo, telefone ou e-mail",
  search: "Procurar",
  backToAll: "Mostrar todos",
  none: "Nenhum registro desta pessoa. Confira se o nome está completo, ou procure pelo telefone ou e-mail.",
  noneFiltered: "Nenhum registro com estes filtros.",
  failed: "A busca falhou. Tente de novo.",
  truncated: "Só os 2.000 registros mais recentes. A planilha tem todos; ou escolha menos dias.",
  filters: "Filtros",
  from: "De",
  until: "Até",
  account: "Conta",
  anyAccount: "Todas as contas",
  action: "Ação",
  anyAction: "Todas as ações",
  store: "Onde",
  anyStore: "Em tudo",
  apply: "Filtrar",
  csv: "Baixar planilha (CSV)",
  single: "Ver registro por registro",
  columns: ["Quando", "O que foi feito"],
  csvColumns: ["Dia", "De", "Até", "Conta", "Ação", "Onde", "Registros", "Detalhe"],
  waiting: (count: number) =>
    `${count} registros ainda não puderam ser gravados, talvez porque o disco está cheio. Serão gravados assim que possível; não reinicie o painel antes.`,
  exportRefused:
    "A exportação não pôde ser registrada e por isso não foi feita. Avise quem cuida do servidor: talvez o disco esteja cheio.",
};

export type AuditMessages = typeof PT;

const EN: AuditMessages = {
  title: "Audit",
  summary: "Reads, changes, exports and deletions of personal data. Nobody changes or deletes a record before 24 months are over.",
  forbidden: "Only admins see the audit.",
  question: "Who saw a person's data?",
  explanation: "Full name, phone number or e-mail address, as it was given. Finds erased people too. The search is recorded.",
  field: "Full name, phone number or e-mail address",
  search: "Search",
  backToAll: "Show all",
  none: "No record of this person. Check that the name is complete, or search for the phone number or e-mail address.",
  noneFiltered: "No record with these filters.",
  failed: "The search failed. Try again.",
  truncated: "The 2,000 newest records only. The spreadsheet has all of them; or choose fewer days.",
  filters: "Filters",
  from: "From",
  until: "Until",
  account: "Account",
  anyAccount: "All accounts",
  action: "Action",
  anyAction: "All actions",
  store: "Where",
  anyStore: "Everywhere",
  apply: "Filter",
  csv: "Download spreadsheet (CSV)",
  single: "See single records",
  columns: ["When", "What was done"],
  csvColumns: ["Day", "From", "Until", "Account", "Action", "Where", "Records", "Detail"],
  waiting: (count) =>
    `${count} records could not be written yet, perhaps because the disk is full. They are written as soon as possible; do not restart the panel before.`,
  exportRefused: "The export could not be recorded, and was therefore not made. Tell the server's administrator: the disk may be full.",
};

export const auditMessages = (language: string): AuditMessages => inLanguage<AuditMessages>({ pt: PT, en: EN }, language);

export const STORE_LABELS: Readonly<Record<string, Bilingual>> = {
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
  "the whole store": bilingual("Exportação de tudo", "Export of everything"),
  "guardian's link": bilingual("Pelo link do responsável", "By the guardian's link"),
};

/** Stored details that contain a number or a day. */
const PATTERNS: readonly (readonly [stored: RegExp, words: (part: string) => Bilingual])[] = [
  [/^(\d+) records$/, (count) => bilingual(`Busca por uma pessoa: ${count} encontrados`, `Search for a person: ${count} found`)],
  [/^audit of (\d+) records$/, (count) => bilingual(`${count} registros de acesso`, `${count} audit records`)],
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
