import { type Bilingual, bilingual, inLanguage } from "../shared/bilingual";

const PORTUGUESE = {
  title: "Sua conta",
  intro: "Esta é a primeira entrada. Diga quem você é e escolha a sua senha: a senha gerada deixa de valer, e ninguém mais entra com ela.",
  name: "Seu nome",
  email: "Seu e-mail",
  emailHint: "Com ele você entra daqui em diante.",
  save: "Salvar e entrar",
  cancel: "Sair",
};

export type FirstSignInMessages = typeof PORTUGUESE;

const ENGLISH: FirstSignInMessages = {
  title: "Your account",
  intro: "This is the first sign-in. Say who you are and choose your password: the generated one stops working for everybody.",
  name: "Your name",
  email: "Your e-mail",
  emailHint: "You sign in with it from now on.",
  save: "Save and sign in",
  cancel: "Sign out",
};

export const firstSignInMessages = (language: string): FirstSignInMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);

export type FirstSignInProblem = "no-name" | "no-email" | "same-email" | "no-password" | "same-password";

const PROBLEMS: Readonly<Record<FirstSignInProblem, Bilingual>> = {
  "no-name": bilingual("Escreva o seu nome.", "Enter your name."),
  "no-email": bilingual("Escreva o seu e-mail.", "Enter your e-mail."),
  "same-email": bilingual(
    "Este é o endereço provisório da primeira conta. Escreva o seu.",
    "This is the provisional address of the first account. Enter your own.",
  ),
  "no-password": bilingual("Escolha uma senha.", "Choose a password."),
  "same-password": bilingual(
    "Esta é a senha gerada, que vale uma vez só. Escolha outra.",
    "This is the generated password, which works once. Choose another.",
  ),
};

export const firstSignInProblem = (key: FirstSignInProblem, language: string): string => inLanguage(PROBLEMS[key], language);
