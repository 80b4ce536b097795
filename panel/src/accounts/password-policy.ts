import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";
import * as portuguese from "@zxcvbn-ts/language-pt-br";

export const MIN_PASSWORD_LENGTH = 12;
/** The estimator's time grows with the length; nobody types more than this. */
const MAX_PASSWORD_LENGTH = 200;
/** Of zxcvbn's 0 to 4: at least 10^8 guesses. */
const LEAST_SCORE = 3;
const SHORTEST_WORD = 3;

export type PasswordProblem = "too-short" | "too-long" | "guessable";

const MESSAGES: Readonly<Record<PasswordProblem, { pt: string; en: string }>> = {
  "too-short": {
    pt: `A senha precisa de pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
    en: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  },
  "too-long": {
    pt: `A senha pode ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`,
    en: `The password may have ${MAX_PASSWORD_LENGTH} characters at most.`,
  },
  guessable: {
    pt: "Essa senha é fácil de adivinhar: é comum, repete um padrão ou usa o nome, o e-mail ou a agência. Junte quatro ou mais palavras sem relação entre si.",
    en: "This password is easy to guess: it is common, repeats a pattern or uses the name, the e-mail or the agency. Put four or more unrelated words together.",
  },
};

export const passwordMessage = (problem: PasswordProblem, language: string): string => MESSAGES[problem][language === "en" ? "en" : "pt"];

let estimator: ZxcvbnFactory | null = null;

// Created at the first password: the dictionaries take memory and time that a start need not spend.
const openEstimator = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...portuguese.dictionary },
    graphs: common.adjacencyGraphs,
  }));

/** The texts and their single words, as an attacker would try them. */
const guesses = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => [text, text.replaceAll(/\s+/g, ""), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD))];
};

/** Why a password is refused, or null. `known` holds what others know of the account: name, e-mail, agency. */
export const findPasswordProblem = (password: string, known: readonly string[]): PasswordProblem | null => {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return "too-short";
  if (length > MAX_PASSWORD_LENGTH) return "too-long";
  return openEstimator().check(password, guesses(known)).score < LEAST_SCORE ? "guessable" : null;
};
