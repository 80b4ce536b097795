import { useTranslation } from "gatsby-plugin-react-i18next";
import { isFormMessage, MESSAGE_VALUES } from "../../forms/messages";

/** Words for what is wrong with a field: a key of our own, or words that the gateway sent. */
export const useErrorText = () => {
  const { t } = useTranslation();
  return (message: string): string => (isFormMessage(message) ? t(message, MESSAGE_VALUES) : message);
};
