// In this order: the User-Agent of each browser also contains names further down.
const FAMILIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];

/** The browser's name without its version; null when it is none of the common ones. */
export const browserFamily = (userAgent: string): string | null => FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

type SignIn = { browser: string | null; at: Date; timeZone: string; adminUrl: string };

/** "23 de novembro de 2026 às 09:05 (Horário Padrão de Brasília)". */
const formatTime = ({ at, timeZone }: Pick<SignIn, "at" | "timeZone">, language: string): string => {
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "long", timeZone }).formatToParts(at);
  return `${time} (${parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone})`;
};

/** In both languages, since an account has no language. Without IP address or location, which are not stored. */
export const newDeviceMail = ({ browser, adminUrl, ...time }: SignIn): { subject: string; text: string } => ({
  subject: "Novo acesso ao painel / New sign-in to the panel",
  text: [
    `Sua conta entrou no painel por um navegador que ela ainda não tinha usado: ${browser ?? "navegador desconhecido"}, em ${formatTime(time, "pt-BR")}.`,
    `Foi você? Não há nada a fazer. Se não foi, mude a senha em ${adminUrl}/admin/account, o que encerra as outras sessões, e avise quem administra o painel.`,
    "",
    `Your account signed in to the panel from a browser that it had not used before: ${browser ?? "unknown browser"}, on ${formatTime(time, "en-GB")}.`,
    `If it was you, there is nothing to do. If not, change the password at ${adminUrl}/admin/account, which ends the other sessions, and tell the panel's administrator.`,
    "",
  ].join("\n"),
});
