import Negotiator from "negotiator";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "../../src/domain/locale";

/** The gateway's own messages; texts of pages are in `src/locales`. */
const MESSAGES = {
  notFound: { pt: "Não encontrado.", en: "Not found." },
  methodNotAllowed: { pt: "Método não permitido.", en: "Method not allowed." },
  badRequest: { pt: "Pedido inválido.", en: "Invalid request." },
  unsupportedType: { pt: "Tipo de conteúdo não aceito.", en: "Unsupported content type." },
  tooLarge: { pt: "Pedido grande demais.", en: "Request too large." },
  unavailable: { pt: "Indisponível no momento. Tente novamente.", en: "Unavailable right now. Please try again." },
  full: {
    pt: "O servidor está sem espaço em disco e nada foi guardado. Tente novamente mais tarde.",
    en: "The server has no disk space left and nothing was stored. Please try again later.",
  },
  failed: { pt: "Algo deu errado.", en: "Something went wrong." },
  unauthorised: { pt: "Assinatura inválida.", en: "Invalid signature." },
  replayed: { pt: "Esta chamada já foi recebida.", en: "This call has already been received." },
  expired: { pt: "O link expirou. Abra a prévia de novo no painel.", en: "The link has expired. Open the preview again in the panel." },
  accepted: { pt: "Recebido.", en: "Accepted." },
  badSelection: { pt: "Escolha de 1 a 20 talentos.", en: "Choose between 1 and 20 talents." },
  tooMany: {
    pt: "Muitos pedidos em pouco tempo. Tente novamente em alguns minutos.",
    en: "Too many requests in a short time. Please try again in a few minutes.",
  },
  tooManyCards: {
    pt: "Muitos composites em pouco tempo. Tente novamente em alguns minutos.",
    en: "Too many comp cards in a short time. Please try again in a few minutes.",
  },
  badArchive: { pt: "O arquivo não pôde ser preparado. Tente novamente.", en: "The file could not be prepared. Please try again." },
  badVideo: { pt: "O vídeo não pôde ser lido.", en: "The video could not be read." },
  badPicture: { pt: "A imagem não pôde ser lida.", en: "The picture could not be read." },
} as const satisfies Record<string, Record<Locale, string>>;

export type MessageKey = keyof typeof MESSAGES;

export const message = (key: MessageKey, locale: Locale): string => MESSAGES[key][locale];

/** The locale among `languages` that `Accept-Language` prefers; Portuguese when it names none of them. */
export const acceptedLocale = (header: string | undefined, languages: readonly Locale[] = LOCALES): Locale => {
  const locale = new Negotiator({ headers: { "accept-language": header } }).language([...languages]);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
};
