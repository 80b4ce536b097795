import { useTranslation } from "gatsby-plugin-react-i18next";
import { isFormMessage, MESSAGE_VALUES } from "../../forms/messages";

/** `message` is a key of `forms.json`, or a message from the gateway. */
export const useErrorText = () => {
  const { t } = useTranslation();
  return (message: string): string => (isFormMessage(message) ? t(message, MESSAGE_VALUES) : message);
};
