"use client";

import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import type { Answer } from "../answers/answer";
import { AnswerActions } from "../answers/answer-actions";
import type { MessageWay } from "../answers/answer-dialog";
import { useEntry } from "../components/use-entry";
import { registrationMessages } from "../words/registrations";

export const RegistrationAnswer = ({ answer }: { answer: Answer }) => {
  const { i18n } = useTranslation();
  const { change } = useEntry(answer.entry);
  const [way, setWay] = useState<MessageWay | null>(null);
  const messages = registrationMessages(i18n.language);
  return (
    <AnswerActions
      answer={answer}
      messages={messages}
      way={way}
      onWay={setWay}
      onStatus={(status) => void change({ status }, `${messages.saved}: ${messages.status[status]}`)}
    />
  );
};
