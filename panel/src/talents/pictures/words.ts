import { isOpen, type Upload } from "./upload-queue";
import { bilingual, inLanguage } from "../../shared/bilingual";

/** Texts of the fields with pictures, in the language of the admin. */
const WORDS = {
  send: bilingual("Enviar imagens", "Upload pictures"),
  sendOne: bilingual("Enviar imagem", "Upload a picture"),
  choose: bilingual("Escolher das já enviadas", "Choose uploaded ones"),
  drop: bilingual("ou arraste arquivos para cá", "or drop files here"),
  cover: bilingual("Capa", "Cover"),
  useAsCover: bilingual("Usar como capa", "Use as the cover"),
  edit: bilingual("Abrir arquivo", "Open file"),
  removePicture: bilingual("Tirar daqui", "Remove from here"),
  missing: bilingual("Arquivo apagado", "Deleted file"),
  retry: bilingual("Tentar de novo", "Try again"),
  discard: bilingual("Descartar", "Discard"),
  noAnswer: bilingual("O painel não respondeu.", "The panel did not answer."),
  pickerTitle: bilingual("Imagens já enviadas", "Uploaded pictures"),
  ofTalent: bilingual("Deste talento", "Of this talent"),
  others: bilingual("Outras imagens", "Other pictures"),
  showOthers: bilingual("Mostrar as outras imagens", "Show the other pictures"),
  more: bilingual("Mostrar mais", "Show more"),
  search: bilingual("Buscar por nome do arquivo ou descrição", "Search by file name or description"),
  nothing: bilingual("Nenhuma imagem.", "No pictures."),
  cancel: bilingual("Cancelar", "Cancel"),
  failed: bilingual("Não foi possível carregar as imagens.", "The pictures could not be loaded."),
  tryAgain: bilingual("Carregar de novo", "Load again"),
  moveHelp: bilingual(
    "Pressione espaço para pegar a imagem, mova com as setas, e solte com espaço. Esc cancela.",
    "Press space to pick the picture up, move it with the arrow keys, and drop it with space. Escape cancels.",
  ),
  moveCancelled: bilingual("A imagem voltou ao lugar.", "The picture is back in its place."),
} as const;

export type PictureWord = keyof typeof WORDS;

export const pictureWord = (word: PictureWord, language: string): string => inLanguage(WORDS[word], language);

/** With place and number of pictures, counted from 1. */
export const placeOf = (place: number, count: number, language: string): string =>
  inLanguage(bilingual(`Imagem ${place} de ${count}`, `Picture ${place} of ${count}`), language);

export const unnamed = (id: number, language: string): string =>
  inLanguage(bilingual(`Sem nome (${id})`, `Without a name (${id})`), language);

export const addWord = (count: number, language: string): string => {
  if (count === 0) return inLanguage(bilingual("Adicionar imagens", "Add pictures"), language);
  return inLanguage(
    count === 1 ? bilingual("Adicionar 1 imagem", "Add 1 picture") : bilingual(`Adicionar ${count} imagens`, `Add ${count} pictures`),
    language,
  );
};

const STATES = {
  waiting: bilingual("na fila", "waiting"),
  sending: bilingual("enviando", "uploading"),
  retrying: bilingual("o painel não respondeu; tentando de novo", "the panel did not answer; trying again"),
  stored: bilingual("pronta", "ready"),
  placed: bilingual("pronta", "ready"),
};

/** Of a file that is not refused. */
export const uploadState = (state: keyof typeof STATES, language: string): string => inLanguage(STATES[state], language);

/** Beside the buttons for saving, which are disabled while pictures are missing. */
export const uploadsStatus = (uploads: readonly Upload[], language: string): string => {
  const refused = uploads.filter(({ state }) => state === "refused").length;
  const open = uploads.filter(isOpen).length;
  if (open > refused)
    return inLanguage(bilingual(`Enviando imagens: faltam ${open - refused}`, `Uploading pictures: ${open - refused} left`), language);
  return inLanguage(
    refused === 1
      ? bilingual("1 imagem não subiu: veja em Imagens", "1 picture was not uploaded: see Pictures")
      : bilingual(`${refused} imagens não subiram: veja em Imagens`, `${refused} pictures were not uploaded: see Pictures`),
    language,
  );
};
