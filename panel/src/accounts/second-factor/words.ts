import { inLanguage } from "../../shared/bilingual";

const PORTUGUESE = {
  title: "Verificação em duas etapas",
  enterCode: "Digite o código de seis dígitos do seu aplicativo autenticador, ou um código de recuperação.",
  code: "Código",
  confirm: "Confirmar",
  cancel: "Sair",
  backToAccount: "Voltar à conta",
  lostPhone: "Sem o celular e sem os códigos? Quem administra o painel pode desativar a verificação da sua conta.",
  mustSetUp: "A agência exige a verificação em duas etapas. Configure-a para entrar.",
  intro:
    "Além da senha, o painel pede um código que só o seu celular conhece. Use um aplicativo autenticador, como Aegis, 2FAS, Google Authenticator ou o gerenciador de senhas.",
  setUp: "Configurar",
  scan: "Leia este código com o aplicativo. No próprio celular, toque no link ou copie a chave.",
  openApp: "Abrir no aplicativo",
  key: "Chave",
  thenEnterCode: "Depois digite o código que o aplicativo mostra.",
  recoveryCodesTitle: "Códigos de recuperação",
  recoveryCodesIntro:
    "Guarde-os longe do celular. Cada um serve uma vez, no lugar do código do aplicativo. Eles não serão mostrados de novo.",
  copy: "Copiar",
  copied: "Copiado",
  print: "Imprimir",
  continueAfterSaving: "Já guardei, continuar",
  on: "Ativa",
  off: "Inativa",
  recoveryCodesLeft: "Códigos de recuperação restantes",
  manage: "Configurar ou desativar",
  codeNeeded: "Para mudar algo, digite um código.",
  renewRecoveryCodes: "Gerar novos códigos de recuperação",
  disable: "Desativar",
  requiredByAgency: "A agência a exige de todas as contas.",
  reset: "Desativar nesta conta (celular perdido)",
  confirmReset:
    "Desativar a verificação em duas etapas desta conta e encerrar suas sessões? Confirme antes que o pedido é mesmo da pessoa.",
  failed: "Não deu certo. Verifique a conexão e tente de novo.",
};

export type SecondFactorMessages = typeof PORTUGUESE;

const ENGLISH: SecondFactorMessages = {
  title: "Two-step verification",
  enterCode: "Enter the six digits of your authenticator app, or a recovery code.",
  code: "Code",
  confirm: "Confirm",
  cancel: "Sign out",
  backToAccount: "Back to the account",
  lostPhone: "No phone and no codes? An administrator of the panel can switch the verification of your account off.",
  mustSetUp: "The agency demands two-step verification. Set it up to sign in.",
  intro:
    "Besides the password, the panel asks for a code that only your phone knows. Use an authenticator app such as Aegis, 2FAS, Google Authenticator or your password manager.",
  setUp: "Set up",
  scan: "Scan this code with the app. On the phone itself, open the link or copy the key.",
  openApp: "Open in the app",
  key: "Key",
  thenEnterCode: "Then enter the code that the app shows.",
  recoveryCodesTitle: "Recovery codes",
  recoveryCodesIntro: "Keep them away from the phone. Each works once, in place of the app's code. They are not shown again.",
  copy: "Copy",
  copied: "Copied",
  print: "Print",
  continueAfterSaving: "I have kept them, continue",
  on: "On",
  off: "Off",
  recoveryCodesLeft: "Recovery codes left",
  manage: "Set up or switch off",
  codeNeeded: "To change anything, enter a code.",
  renewRecoveryCodes: "Make new recovery codes",
  disable: "Switch off",
  requiredByAgency: "The agency demands it of every account.",
  reset: "Switch off for this account (lost phone)",
  confirmReset:
    "Switch off two-step verification of this account and end its sessions? Make sure first that the person really asked for it.",
  failed: "That did not work. Check the connection and try again.",
};

export const secondFactorMessages = (language: string): SecondFactorMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
