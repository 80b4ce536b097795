import type { ChangedPart, RowPlan } from "../plan/row-plan";
import type { ImportProblem, RowNote, RowProblem } from "../problems";
import type { PictureFate } from "../report";
import type { RosterField } from "../table/columns";
import { mapTraits } from "../../talents/index";
import { bilingual, type Bilingual, inLanguage } from "../../shared/bilingual";

export const ROW_STATES: Readonly<Record<RowPlan["state"], Bilingual>> = {
  new: bilingual("novo", "new"),
  changed: bilingual("mudou", "changed"),
  same: bilingual("igual", "same"),
  refused: bilingual("recusado", "refused"),
};

/** As the documents name them. */
export const FIELD_NAMES: Readonly<Record<RosterField, Bilingual>> = {
  key: bilingual("Código", "Key"),
  name: bilingual("Nome", "Name"),
  birthdate: bilingual("Nascimento", "Birthdate"),
  gender: bilingual("Gênero", "Gender"),
  categories: bilingual("Categorias", "Categories"),
  instagram: bilingual("Instagram", "Instagram"),
  ...mapTraits(({ label, columnLabel }) => columnLabel ?? label),
  networks: bilingual("Redes", "Networks"),
  networksDate: bilingual("Redes medidas em", "Networks measured on"),
  folder: bilingual("Pasta", "Folder"),
  publish: bilingual("Publicar", "Publish"),
  consentBy: bilingual("Autorização de", "Consent by"),
  consentPerson: bilingual("Responsável", "Guardian"),
  consentDate: bilingual("Autorização em", "Consent date"),
  consentUntil: bilingual("Autorização até", "Consent until"),
  consentFor: bilingual("Autorização para", "Consent for"),
};

const hasFieldName = (field: string): field is RosterField => Object.hasOwn(FIELD_NAMES, field);

export type FieldChoice = { value: RosterField; label: string };

export const fieldChoices = (language: string): FieldChoice[] =>
  Object.keys(FIELD_NAMES)
    .filter(hasFieldName)
    .map((value) => ({ value, label: inLanguage(FIELD_NAMES[value], language) }));

const PARTS: Readonly<Record<ChangedPart, Bilingual>> = {
  ...FIELD_NAMES,
  agencyKey: FIELD_NAMES.key,
  cover: bilingual("Capa", "Cover"),
  book: bilingual("Book", "Book"),
  compo: bilingual("Composite", "Composite"),
  digitals: bilingual("Polaroides", "Digitals"),
  consent: bilingual("Autorização", "Consent"),
  status: bilingual("Publicação", "Publication"),
};

export const STATUS_WORDS = [
  { value: "draft", label: bilingual("rascunho", "draft") },
  { value: "published", label: bilingual("publicado", "published") },
] as const;

const NOTES: Readonly<Record<RowNote, Bilingual>> = {
  "draft-without-consent": bilingual(
    "Fica como rascunho: falta uma autorização válida para o site.",
    "Stays a draft: it has no valid consent for the site.",
  ),
  "draft-as-asked": bilingual("Fica como rascunho, como a coluna Publicar pede.", "Stays a draft, as the column Publish asks."),
  "is-draft": bilingual(
    "É um rascunho e continua assim; para publicar, ponha “sim” na coluna Publicar.",
    'Is a draft and stays one; to publish it, write "yes" in the column Publish.',
  ),
  "no-pictures": bilingual("Sem imagens.", "No pictures."),
};

const FAULTS: Readonly<Record<Extract<RowProblem, { code: "picture" }>["reason"], Bilingual>> = {
  type: bilingual("não é JPEG, PNG nem WebP", "is no JPEG, PNG or WebP"),
  size: bilingual("tem mais de 40 MB", "is larger than 40 MB"),
  pixels: bilingual("tem mais de 100 megapixels", "has more than 100 megapixels"),
  unreadable: bilingual("não pode ser lido", "cannot be read"),
};

const PLAIN: Readonly<
  Record<Exclude<RowProblem, Readonly<{ value: string }> | { field: RosterField } | { row: number }>["code"], Bilingual>
> = {
  "no-identity": bilingual(
    "Falta o código ou a data de nascimento: sem um deles o talento não pode ser reconhecido.",
    "It has neither key nor birthdate: without one of them the talent cannot be recognised.",
  ),
  "no-category": bilingual(
    "Falta a categoria, e a idade não indica nenhuma das que existem.",
    "It has no category, and the age leads to none that exists.",
  ),
  ambiguous: bilingual(
    "Há mais de um talento com este nome e nascimento. Dê um código a cada um.",
    "More than one talent has this name and birthdate. Give each one a key.",
  ),
  "name-taken": bilingual(
    "Já existe um talento com este nome, que pode ser a mesma pessoa. Preencha código e nascimento na linha e no talento.",
    "A talent of this name exists and may be the same person. Fill in key and birthdate in the row and in the talent.",
  ),
  "unpublished-changes": bilingual(
    "O talento tem mudanças ainda não publicadas no painel. Publique ou descarte-as e importe de novo.",
    "The talent has changes in the panel that are not published yet. Publish or discard them and import again.",
  ),
  "would-withdraw": bilingual(
    "O talento está no site e, com este nascimento, precisaria de uma autorização válida. Registre-a antes.",
    "The talent is on the site and, with this birthdate, would need a valid consent. Record it first.",
  ),
  "stored-meanwhile": bilingual(
    "O talento foi cadastrado durante a importação. Importe de novo.",
    "The talent was stored during the import. Import again.",
  ),
  locked: bilingual(
    "Alguém está com o talento aberto no painel. Importe de novo depois.",
    "Somebody has the talent open in the panel. Import again later.",
  ),
  failed: bilingual(
    "A linha não pôde ser gravada; o motivo está no registro do painel. Importe de novo.",
    "The row could not be stored; the panel's log has the reason. Import again.",
  ),
};

const suggest = (suggestions: readonly string[]): Bilingual => {
  const quoted = (word: string) => suggestions.map((text) => `“${text}”`).join(` ${word} `);
  return suggestions.length === 0 ? bilingual("", "") : bilingual(` Seria ${quoted("ou")}?`, ` Did you mean ${quoted("or")}?`);
};

const unreadable = ({ field, value, suggestions, reason }: Extract<RowProblem, { code: "unreadable" }>): Bilingual => {
  const [name, more] = [FIELD_NAMES[field], suggest(suggestions)];
  if (reason === "date")
    return bilingual(
      `${name.pt}: “${value}” é uma data, feita pela planilha do que foi digitado. Formate a coluna como Texto e digite de novo.`,
      `${name.en}: “${value}” is a date that the spreadsheet made of what was typed. Format the column as Text and type it again.`,
    );
  return bilingual(`${name.pt}: “${value}” não foi entendido.${more.pt}`, `${name.en}: “${value}” was not understood.${more.en}`);
};

const inBoth = (problem: RowProblem): Bilingual => {
  switch (problem.code) {
    case "unreadable":
      return unreadable(problem);
    case "required":
      return bilingual(`Falta: ${FIELD_NAMES[problem.field].pt}.`, `Missing: ${FIELD_NAMES[problem.field].en}.`);
    case "repeated":
      return bilingual(`É a mesma pessoa da linha ${problem.row}.`, `The same person as in row ${problem.row}.`);
    case "other-key":
      return bilingual(
        `Um talento com este nome e nascimento tem o código “${problem.value}”.`,
        `A talent with this name and birthdate has the key “${problem.value}”.`,
      );
    case "key-of-other":
      return bilingual(
        `O código “${problem.value}” é de ${problem.name}, que tem outro nome e outro nascimento. Se a coluna só conta as linhas, não a importe como código.`,
        `The key “${problem.value}” belongs to ${problem.name}, who has another name and another birthdate. If the column only counts the rows, do not import it as the key.`,
      );
    case "counted-from-1904":
      return bilingual(
        `O nascimento guardado é ${problem.value}: o da linha fica a exatos 1.462 dias dele, a diferença entre planilhas que contam os dias desde 1900 e desde 1904. Confira a data e corrija-a na planilha ou no painel.`,
        `The stored birthdate is ${problem.value}: the row's is exactly 1,462 days from it, the difference between spreadsheets that count days from 1900 and from 1904. Check the date and correct it in the spreadsheet or in the panel.`,
      );
    case "folder-shared":
      return bilingual(
        `As imagens de “${problem.value}” podem ser de mais de uma linha. Dê um código ou uma pasta a cada uma.`,
        `The pictures of “${problem.value}” may belong to more than one row. Give each a key or a folder.`,
      );
    case "too-many-pictures":
      return bilingual(`Mais de ${problem.value} imagens.`, `More than ${problem.value} pictures.`);
    case "digital-without-date":
      return bilingual(
        `O nome da polaroide ${problem.value} não tem a data da foto, ou ela ainda não chegou. Use, por exemplo, polaroide-2026-03-01-01.jpg.`,
        `The name of the digital ${problem.value} lacks the date of the picture, or the date is still to come. Use, for example, digitals-2026-03-01-01.jpg.`,
      );
    case "picture":
      return bilingual(
        `A imagem ${problem.value} ${FAULTS[problem.reason].pt}.`,
        `The picture ${problem.value} ${FAULTS[problem.reason].en}.`,
      );
    case "not-written":
      return bilingual(`Não foi gravado: ${problem.value}`, `Not stored: ${problem.value}`);
    default:
      return PLAIN[problem.code];
  }
};

export const describeProblem = (problem: RowProblem, language: string): string => inLanguage(inBoth(problem), language);
export const describeNote = (note: RowNote, language: string): string => inLanguage(NOTES[note], language);
const FATES: Readonly<Record<Exclude<PictureFate, ChangedPart>, Bilingual>> = {
  stored: bilingual("já está no painel", "in the panel already"),
  refused: bilingual("não é importada", "not imported"),
};

export const describeFate = (fate: PictureFate, language: string): string =>
  inLanguage(fate === "stored" || fate === "refused" ? FATES[fate] : PARTS[fate], language);

export const describePart = (part: ChangedPart, language: string): string => inLanguage(PARTS[part], language);

const FILES: Readonly<Record<ImportProblem["code"], Bilingual>> = {
  "table-too-large": bilingual("A tabela tem mais de {detail} MB.", "The table is larger than {detail} MB."),
  "table-unreadable": bilingual("A tabela não pôde ser lida (linha {detail}).", "The table could not be read (line {detail})."),
  "table-type": bilingual(
    "O arquivo não é CSV nem XLSX. Arquivos .xls ou com senha: salve de novo como .xlsx, sem senha.",
    "The file is no CSV or XLSX. Files of type .xls or with a password: save them again as .xlsx without one.",
  ),
  "table-empty": bilingual(
    "A tabela não tem linhas. A primeira precisa ter os nomes das colunas.",
    "The table has no rows. The first one must have the columns' names.",
  ),
  "too-many-rows": bilingual("A tabela tem mais de {detail} linhas.", "The table has more than {detail} rows."),
  "too-many-columns": bilingual("A tabela tem mais de {detail} colunas.", "The table has more than {detail} columns."),
  "cell-too-long": bilingual("Um texto da linha {detail} é longo demais.", "A text of row {detail} is too long."),
  encoding: bilingual(
    "Não dá para saber em que codificação o arquivo foi gravado, e nomes ficariam errados. Salve como “CSV UTF-8” ou como .xlsx.",
    "The encoding of the file cannot be told, and names would be wrong. Save it as “CSV UTF-8” or as .xlsx.",
  ),
  garbled: bilingual(
    "A tabela tem letras trocadas por outro programa, na linha {detail}. Abra o arquivo original e salve como “CSV UTF-8” ou como .xlsx.",
    "Another program has replaced letters of the table, in row {detail}. Open the original file and save it as “CSV UTF-8” or as .xlsx.",
  ),
  "no-sheet": bilingual("Não há planilha com este nome. Há: {detail}.", "There is no sheet of this name. There are: {detail}."),
  "several-sheets": bilingual(
    "Mais de uma planilha tem nomes: {detail}. Escolha uma; no comando, com --sheet.",
    "More than one sheet has names: {detail}. Choose one; in the command with --sheet.",
  ),
  "no-name-column": bilingual("Nenhuma coluna tem o nome do talento (Nome).", "No column has the talent's name (Name)."),
  "counter-column": bilingual(
    'A coluna “{detail}” só conta as linhas. A tabela precisa do nascimento (Nascimento); se a coluna é mesmo o código da agência, escolha-a como Código; no comando, --column "{detail}=Código".',
    'The column “{detail}” only counts the rows. The table needs the birthdate (Birthdate); if the column is the agency\'s key all the same, choose it as Key; in the command, --column "{detail}=Key".',
  ),
  "repeated-column": bilingual(
    'Mais de uma coluna é o mesmo dado: {detail}. Importe só uma; no comando, deixe a outra de fora com --column "Coluna=". Duas colunas de nome igual: mude o nome de uma.',
    'More than one column is the same field: {detail}. Import only one; in the command, leave the other one out with --column "Column=". Two columns of one name: rename one of them.',
  ),
  "no-key-column": bilingual(
    "A tabela precisa de uma coluna com o código da agência (Código) ou com o nascimento (Nascimento), para reconhecer cada talento.",
    "The table needs a column with the agency's key (Key) or with the birthdate (Birthdate), to recognise each talent.",
  ),
  "unknown-column": bilingual("A tabela não tem a coluna “{detail}”.", "The table has no column “{detail}”."),
  "zip-unreadable": bilingual("O ZIP não pôde ser lido.", "The ZIP could not be read."),
  "zip-too-many-files": bilingual("Há mais de {detail} arquivos.", "There are more than {detail} files."),
  "zip-too-large": bilingual("O conteúdo do ZIP é grande demais.", "The content of the ZIP is too large."),
  "import-running": bilingual(
    "Outra importação está em andamento. Se ela foi interrompida, espere um minuto.",
    "Another import is running. If it was interrupted, wait a minute.",
  ),
  "no-account": bilingual(
    "A conta que começou a importação não existe mais ou não administra mais o painel.",
    "The account that started the import does not exist any more, or is no admin any more.",
  ),
  interrupted: bilingual(
    "A importação parou por uma falha; o motivo está no registro do painel. Nada se perdeu: continue.",
    "The import stopped at a fault; the panel's log has the reason. Nothing is lost: continue.",
  ),
};

export const describeImportProblem = ({ code, detail }: ImportProblem, language: string): string =>
  inLanguage(FILES[code], language).replaceAll("{detail}", () => detail);

const REPORT = {
  pt: {
    row: "Linha",
    name: "Nome",
    state: "Situação",
    talent: "Número no painel",
    changes: "O que muda",
    remarks: "Observações",
    pictures: "Imagens",
    nobody: "sem dono",
    howToMatch: "Ponha a imagem em uma pasta com o nome ou o código do talento.",
  },
  en: {
    row: "Row",
    name: "Name",
    state: "State",
    talent: "Number in the panel",
    changes: "Changes",
    remarks: "Remarks",
    pictures: "Pictures",
    nobody: "no owner",
    howToMatch: "Put the picture into a folder with the talent's name or key.",
  },
} as const;

type ReportMessages = (typeof REPORT)["pt" | "en"];

export const reportMessages = (language: string): ReportMessages => inLanguage<ReportMessages>(REPORT, language);
