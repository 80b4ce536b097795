import { maskPhone } from "../../forms/phone-mask";

/** The library with all countries' phone formats loads with the rules of the form. Without it the text stays as it is. */
const formatWhole = async (text: string): Promise<string> => {
  try {
    return (await import(/* webpackChunkName: "form-rules" */ "../../forms/format-phone")).formatPhone(text);
  } catch {
    return text;
  }
};

export const PHONE_MASK = { whileTyping: maskPhone, whole: formatWhole };
