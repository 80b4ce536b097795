import { useState } from "react";
import { verifyContact, type ContactCheck } from "../../live/verify-contact";

export type CheckState = { kind: "idle" | "missing" | "checking" | "failed" } | { kind: "answered"; contact: string; check: ContactCheck };

export const useContactCheck = () => {
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  const check = async (text: string) => {
    const contact = text.trim();
    if (contact === "") return setState({ kind: "missing" });
    setState({ kind: "checking" });
    const answer = await verifyContact(contact);
    setState(answer.ok ? { kind: "answered", contact, check: answer.value } : { kind: "failed" });
  };
  return { state, check };
};
