const MESSAGES = {
  "signed-out": { pt: "A sessão terminou. Entre de novo.", en: "The session is over. Sign in again." },
  forbidden: { pt: "Sua conta não pode fazer isso.", en: "Your account may not do this." },
  wrong: {
    pt: "Código errado, vencido ou já usado. Espere o próximo e tente de novo.",
    en: "The code is wrong, expired or used. Wait for the next one and try again.",
  },
  locked: {
    pt: "Muitos códigos errados: a conta está bloqueada por 15 minutos.",
    en: "Too many wrong codes: the account is locked for 15 minutes.",
  },
  enabled: { pt: "A verificação em duas etapas já está ativa nesta conta.", en: "Two-step verification is on already for this account." },
  absent: { pt: "A verificação em duas etapas não está ativa nesta conta.", en: "Two-step verification is not on for this account." },
  demanded: {
    pt: "A agência exige a verificação em duas etapas: ela não pode ser desativada.",
    en: "The agency demands two-step verification: it cannot be switched off.",
  },
  self: { pt: "Para a própria conta, use a página Conta.", en: "For your own account, use the Account page." },
  done: { pt: "Pronto.", en: "Done." },
} as const;

export type MessageKey = keyof typeof MESSAGES;

export const message = (key: MessageKey, language: string): string => MESSAGES[key][language === "en" ? "en" : "pt"];
