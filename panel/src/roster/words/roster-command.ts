import { inLanguage } from "../../shared/bilingual";

const COMMAND = {
  pt: {
    reading: "Lendo {table}",
    source: "Planilha {sheet}, nomes das colunas na linha {row}.",
    headerRow: "Nomes das colunas na linha {row}.",
    hidden: "Ocultas ou filtradas, ficam de fora: linhas {rows}, colunas {columns}. Com --include-hidden são lidas.",
    counter: 'A coluna “{header}” só conta as linhas e não é tomada pelo código. Se é o código: --column "{header}=Código".',
    ignored: "Colunas que não são importadas: {list}",
    pictures: "Linha {row}, {name}: {list}",
    unmatched: "Imagem sem dono: {path}",
    howToMatch: "Ponha cada uma em uma pasta com o nome ou o código do talento.",
    progress: "{done} de {total} linhas",
    summary: { new: "novos", changed: "mudaram", same: "iguais", refused: "recusados" },
    remark: "Linha {row}, {name}: {remarks}",
    dryRun: "Nada foi gravado. Sem --dry-run, é isto que será importado.",
    stopped: "Parou depois de {done} de {total} linhas. O mesmo comando continua: o que já foi gravado não se repete.",
    stopping: "Parando depois desta linha …",
    done: "Importação concluída.",
    announced: "O site foi avisado e se reconstrói.",
    notAnnounced: "O site não pôde ser avisado; ele mesmo encontra as mudanças quando comparar o conteúdo.",
    report: "Relatório: {file}",
    noAccount: "Não há conta de administrador com este e-mail",
    notFound: "Não foi possível abrir {file}",
    more: "… e mais {count}; todas estão no relatório.",
  },
  en: {
    reading: "Reading {table}",
    source: "Sheet {sheet}, columns' names in row {row}.",
    headerRow: "Columns' names in row {row}.",
    hidden: "Hidden or filtered, and left out: rows {rows}, columns {columns}. --include-hidden reads them.",
    counter: 'The column “{header}” only counts the rows and is not taken for the key. If it is the key: --column "{header}=Key".',
    ignored: "Columns that are not imported: {list}",
    pictures: "Row {row}, {name}: {list}",
    unmatched: "Picture without an owner: {path}",
    howToMatch: "Put each into a folder with the talent's name or key.",
    progress: "{done} of {total} rows",
    summary: { new: "new", changed: "changed", same: "same", refused: "refused" },
    remark: "Row {row}, {name}: {remarks}",
    dryRun: "Nothing was written. Without --dry-run, this is what will be imported.",
    stopped: "Stopped after {done} of {total} rows. The same command continues: what is stored already is not repeated.",
    stopping: "Stopping after this row …",
    done: "Import finished.",
    announced: "The site was told and rebuilds.",
    notAnnounced: "The site could not be told; it finds the changes itself when it compares the content.",
    report: "Report: {file}",
    noAccount: "No admin's account has this e-mail",
    notFound: "Could not open {file}",
    more: "… and {count} more; all are in the report.",
  },
} as const;

export type RosterCommandMessages = (typeof COMMAND)["pt" | "en"];

export const rosterCommandMessages = (language: string): RosterCommandMessages => inLanguage<RosterCommandMessages>(COMMAND, language);

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
