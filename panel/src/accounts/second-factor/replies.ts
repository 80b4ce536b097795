import { type Bilingual, bilingual, inLanguage } from "../../shared/bilingual";

export type ReplyKey = "signed-out" | "forbidden" | "wrong" | "locked" | "enabled" | "absent" | "required" | "self" | "done";

const REPLIES: Readonly<Record<ReplyKey, Bilingual>> = {
  "signed-out": bilingual("A sessão terminou. Entre de novo.", "The session is over. Sign in again."),
  forbidden: bilingual("Sua conta não pode fazer isso.", "Your account may not do this."),
  wrong: bilingual(
    "Código errado, vencido ou já usado. Espere o próximo e tente de novo.",
    "The code is wrong, expired or used. Wait for the next one and try again.",
  ),
  locked: bilingual(
    "Muitos códigos errados: a conta está bloqueada por 15 minutos.",
    "Too many wrong codes: the account is locked for 15 minutes.",
  ),
  enabled: bilingual("A verificação em duas etapas já está ativa nesta conta.", "Two-step verification is already on for this account."),
  absent: bilingual("A verificação em duas etapas não está ativa nesta conta.", "Two-step verification is not on for this account."),
  required: bilingual(
    "A agência exige a verificação em duas etapas: ela não pode ser desativada.",
    "The agency requires two-step verification: it cannot be switched off.",
  ),
  self: bilingual("Para a própria conta, use a página Conta.", "For your own account, use the Account page."),
  done: bilingual("Pronto.", "Done."),
};

export const secondFactorReply = (key: ReplyKey, language: string): string => inLanguage(REPLIES[key], language);
