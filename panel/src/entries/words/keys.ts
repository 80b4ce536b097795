import { inLanguage } from "../../shared/bilingual";

type KeyHelp = readonly [keys: readonly string[], text: string];

export type KeysScreen = "board" | "application" | "enquiry";

type KeyMessages = Readonly<Record<KeysScreen, readonly KeyHelp[]>>;

const PORTUGUESE: KeyMessages = {
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
  application: [
    [["J", "→"], "Próxima inscrição"],
    [["K", "←"], "Inscrição anterior"],
    [["2"], "Em análise"],
    [["3"], "Convidar"],
    [["4"], "Aprovar"],
    [["5"], "Recusar; depois 1 a 7 para o motivo"],
    [["1"], "Voltar para novas"],
    [["U"], "Desfazer a última decisão"],
    [["F"], "Fotos em tela cheia; ← → trocam, F ou Esc fecham"],
    [["E"], "Escrever um e-mail"],
    [["W"], "Escrever por WhatsApp"],
    [["N"], "Escrever anotação; Ctrl + Enter salva, Esc sai"],
    [["T"], "Criar talento (rascunho)"],
    [["D"], "Comparar com as repetidas"],
    [["B"], "Voltar à lista"],
    [["?"], "Mostrar as teclas"],
  ],
  enquiry: [
    [["J", "→"], "Próxima mensagem"],
    [["K", "←"], "Mensagem anterior"],
    [["1"], "Voltar para novas"],
    [["2"], "Em atendimento"],
    [["3"], "Respondida"],
    [["4"], "Concluída"],
    [["5"], "Arquivar"],
    [["A"], "Assumir"],
    [["E"], "Responder por e-mail"],
    [["W"], "Responder por WhatsApp"],
    [["N"], "Escrever anotação; Ctrl + Enter salva, Esc sai"],
    [["B"], "Voltar à lista"],
    [["?"], "Mostrar as teclas"],
  ],
};

const ENGLISH: KeyMessages = {
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
  application: [
    [["J", "→"], "Next application"],
    [["K", "←"], "Previous application"],
    [["2"], "In review"],
    [["3"], "Invite"],
    [["4"], "Take"],
    [["5"], "Decline; then 1 to 7 for the reason"],
    [["1"], "Back to new"],
    [["U"], "Undo the last decision"],
    [["F"], "Photos full screen; ← → change, F or Esc close"],
    [["E"], "Write an e-mail"],
    [["W"], "Write by WhatsApp"],
    [["N"], "Write a note; Ctrl + Enter saves, Esc leaves"],
    [["T"], "Make a talent (draft)"],
    [["D"], "Compare with repeated applications"],
    [["B"], "Back to the list"],
    [["?"], "Show the keys"],
  ],
  enquiry: [
    [["J", "→"], "Next enquiry"],
    [["K", "←"], "Previous enquiry"],
    [["1"], "Back to new"],
    [["2"], "In progress"],
    [["3"], "Answered"],
    [["4"], "Done"],
    [["5"], "Archive"],
    [["A"], "Assign to me"],
    [["E"], "Answer by e-mail"],
    [["W"], "Answer by WhatsApp"],
    [["N"], "Write a note; Ctrl + Enter saves, Esc leaves"],
    [["B"], "Back to the list"],
    [["?"], "Show the keys"],
  ],
};

export const keyMessages = (language: string): KeyMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
