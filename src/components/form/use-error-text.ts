import { useTranslation } from "gatsby-plugin-react-i18next";
import { isFormMessage, MESSAGE_VALUES } from "../../forms/messages";

/** Translates a field's error: a key of `forms.json`, or a message that the gateway has sent. */
export const useErrorText = () => {
  const { t } = useTranslation();
  return (message: string): string => (isFormMessage(message) ? t(message, MESSAGE_VALUES) : message);
};
