import { useTranslation } from "gatsby-plugin-react-i18next";
import { useErrorText } from "./use-error-text";
import type { SendingState } from "./use-entry-sending";
import { useIsOnline } from "../ui/use-is-online";

const SECONDS_PER_MINUTE = 60;

/** One or two sentences: the reason, and the next step. */
export const useFailureText = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isOnline = useIsOnline();
  return ({ failure, wasOffline }: Extract<SendingState, { kind: "failed" }>): string => {
    if (failure.kind === "refused") {
      return errorText(failure.message) || t("forms.refused");
    }
    if (failure.kind === "tooMany") {
      return failure.message || t("forms.tooMany", { minutes: Math.ceil(failure.retryAfterSeconds / SECONDS_PER_MINUTE) });
    }
    if (!isOnline) return t("forms.offline");
    return t(wasOffline ? "forms.backOnline" : "forms.unavailable");
  };
};
