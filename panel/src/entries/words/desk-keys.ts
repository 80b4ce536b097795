import { inLanguage } from "../../shared/bilingual";

/** A key, or several with the same effect, and the effect. */
export type KeyHelp = readonly [keys: readonly string[], text: string];

const PORTUGUESE = {
  title: "Teclas",
  open: "Teclas",
  review: [
    [["J", "→"], "Próxima inscrição"],
    [["K", "←"], "Inscrição anterior"],
    [["2"], "Em análise"],
    [["3"], "Convidar"],
    [["4"], "Aprovar"],
    [["5"], "Recusar; depois 1 a 7 para o motivo"],
    [["1"], "Voltar para novas"],
    [["U"], "Desfazer a última decisão"],
    [["F"], "Fotos em tela cheia; ← → trocam, F ou Esc fecham"],
    [["N"], "Escrever anotação; Ctrl + Enter salva, Esc sai"],
    [["T"], "Criar talento (rascunho)"],
    [["D"], "Comparar com as repetidas"],
    [["B"], "Voltar à lista"],
    [["?"], "Mostrar as teclas"],
  ],
  board: [
    [["J", "→"], "Próxima inscrição"],
    [["K", "←"], "Inscrição anterior"],
    [["Enter"], "Abrir"],
    [["X"], "Selecionar"],
    [["A"], "Selecionar todas, ou nenhuma"],
    [["1", "2", "3", "4", "5"], "Decidir sobre as selecionadas ou a em foco: novas, em análise, convidar, aprovar, recusar"],
    [["N"], "Anotar nas selecionadas ou na em foco"],
    [["U"], "Desfazer a última decisão"],
    [["/"], "Buscar"],
    [["?"], "Mostrar as teclas"],
  ],
} as const;

type DeskKeyMessages = { title: string; open: string; review: readonly KeyHelp[]; board: readonly KeyHelp[] };

const ENGLISH: DeskKeyMessages = {
  title: "Keys",
  open: "Keys",
  review: [
    [["J", "→"], "Next application"],
    [["K", "←"], "Previous application"],
    [["2"], "In review"],
    [["3"], "Invite"],
    [["4"], "Take"],
    [["5"], "Decline; then 1 to 7 for the reason"],
    [["1"], "Back to new"],
    [["U"], "Undo the last decision"],
    [["F"], "Photos full screen; ← → change, F or Esc close"],
    [["N"], "Write a note; Ctrl + Enter saves, Esc leaves"],
    [["T"], "Make a talent (draft)"],
    [["D"], "Compare with repeated applications"],
    [["B"], "Back to the list"],
    [["?"], "Show the keys"],
  ],
  board: [
    [["J", "→"], "Next application"],
    [["K", "←"], "Previous application"],
    [["Enter"], "Open"],
    [["X"], "Select"],
    [["A"], "Select all, or none"],
    [["1", "2", "3", "4", "5"], "Decide on the selected ones or the one in focus: new, in review, invite, take, decline"],
    [["N"], "Add a note to the selected ones or the one in focus"],
    [["U"], "Undo the last decision"],
    [["/"], "Search"],
    [["?"], "Show the keys"],
  ],
};

/** Texts of the help for the keys of the board and of an application. */
export const deskKeyMessages = (language: string): DeskKeyMessages =>
  inLanguage<DeskKeyMessages>({ pt: PORTUGUESE, en: ENGLISH }, language);
