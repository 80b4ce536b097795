import { bilingual, inLanguage } from "../shared/bilingual";

/** Shown when a request got no response. */
export const NO_CONNECTION = bilingual(
  "Não deu certo. Verifique a conexão e tente de novo.",
  "That did not work. Check the connection and try again.",
);

const REPLIES = {
  "signed-out": bilingual("Sua sessão terminou. Entre de novo.", "Your session has ended. Sign in again."),
  forbidden: bilingual("Sua conta não pode fazer isto.", "Your account may not do this."),
  "not-found": bilingual("Não encontrado. Talvez já tenha sido apagado.", "Not found. It may have been deleted."),
  invalid: bilingual("O pedido está incompleto. Recarregue a página.", "The request is incomplete. Reload the page."),
  assignee: bilingual(
    "Esta conta não lê o que visitantes enviaram. Escolha outra.",
    "This account does not read what visitors sent. Choose another one.",
  ),
  "no-preview": bilingual("Este painel não acompanha um site que mostre prévias.", "This panel has no site that shows previews."),
  "invalid-words": bilingual(
    "Corrija as palavras marcadas e abra a prévia de novo.",
    "Correct the marked words and open the preview again.",
  ),
  "reason-missing": bilingual("Escolha um motivo para recusar.", "Choose a reason for declining."),
  "wrong-name": bilingual("Este não é o nome da agência.", "This is not the agency's name."),
  "text-missing": bilingual("Escreva o assunto e a mensagem.", "Write the subject and the message."),
  "mail-off": bilingual(
    "O painel não envia e-mails. Abra a mensagem no programa de e-mail.",
    "The panel sends no mail. Open the message in the mail program.",
  ),
  "mail-missing": bilingual("Esta pessoa não deixou um e-mail que se possa usar.", "This person left no e-mail address that can be used."),
  "mail-failed": bilingual(
    "O servidor de e-mail não aceitou a mensagem. Nada foi enviado: tente de novo, ou copie o texto e envie do seu programa de e-mail.",
    "The mail server did not accept the message. Nothing was sent: try again, or copy the text and send it from your mail program.",
  ),
  "note-missing": bilingual("Escreva a anotação.", "Write the note."),
  "nothing-to-undo": bilingual("Não há o que desfazer: a situação já mudou de novo.", "Nothing to undo: the status has changed again."),
  "draft-changed": bilingual(
    "Não dá para desfazer: o rascunho já foi alterado ou publicado. Quem edita o site pode apagá-lo em Talentos.",
    "This cannot be undone: the draft was changed or published since. An editor can delete it under Talents.",
  ),
  "import-active": bilingual("A importação está em andamento. Pare-a antes.", "The import is running. Stop it first."),
  "import-exists": bilingual(
    "Há outra importação que não terminou. Continue ou descarte aquela.",
    "Another import is not finished. Continue or discard that one.",
  ),
  "file-too-large": bilingual("O arquivo é grande demais.", "The file is too large."),
  "disk-full": bilingual("Não há espaço no disco do servidor para este arquivo.", "The server's disk has no space for this file."),
  "file-missing": bilingual("Envie a tabela de novo: ela já foi apagada.", "Upload the table again: it has been deleted."),
};

export type DeskReplyKey = keyof typeof REPLIES;

export const deskReply = (key: DeskReplyKey, language: string): string => inLanguage(REPLIES[key], language);
