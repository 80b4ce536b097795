import { randomBytes } from "node:crypto";

import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

import { type Bilingual, bilingual, inLanguage } from "../shared/bilingual";

const MIN_PASSWORD_LENGTH = 12;
/** The time to estimate a password grows with its length. */
const MAX_PASSWORD_LENGTH = 200;
/** Of zxcvbn's scores 0 to 4; 3 means at least 10^8 guesses. */
const MIN_SCORE = 3;
const MIN_WORD_LENGTH = 3;
const GENERATED_BYTES = 15;

/** Twenty random letters, digits, hyphens and underscores. */
export const generatePassword = (): string => randomBytes(GENERATED_BYTES).toString("base64url");

type PasswordProblem = "too-short" | "too-long" | "guessable";

const MESSAGES: Readonly<Record<PasswordProblem, Bilingual>> = {
  "too-short": bilingual(
    `A senha precisa de pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
    `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  ),
  "too-long": bilingual(
    `A senha pode ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`,
    `The password may have ${MAX_PASSWORD_LENGTH} characters at most.`,
  ),
  guessable: bilingual(
    "Essa senha é fácil de adivinhar: é comum, repete um padrão ou usa o nome, o e-mail ou a agência. Junte quatro ou mais palavras sem relação entre si.",
    "This password is easy to guess: it is common, repeats a pattern or uses the name, the e-mail or the agency. Put four or more unrelated words together.",
  ),
};

export const passwordMessage = (problem: PasswordProblem, language: string): string => inLanguage(MESSAGES[problem], language);

const createEstimator = async (): Promise<ZxcvbnFactory> => {
  const { ZxcvbnFactory: Factory } = await import("@zxcvbn-ts/core");
  const common = await import("@zxcvbn-ts/language-common");
  const english = await import("@zxcvbn-ts/language-en");
  const portuguese = await import("@zxcvbn-ts/language-pt-br");
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...portuguese.dictionary },
    graphs: common.adjacencyGraphs,
  });
};

// Loaded for the first password, not at the start: the dictionaries take memory and 0.3 s.
let estimator: Promise<ZxcvbnFactory> | null = null;

/** The texts, their words, and the texts without spaces: an attacker would try them first. */
const toGuesses = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => [text, text.replaceAll(/\s+/g, ""), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))];
};

/** Returns null when the password is accepted. `known` contains the account's name, its e-mail and the agency's name. */
export const findPasswordProblem = async (password: string, known: readonly string[]): Promise<PasswordProblem | null> => {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return "too-short";
  if (length > MAX_PASSWORD_LENGTH) return "too-long";
  const { score } = (await (estimator ??= createEstimator())).check(password, toGuesses(known));
  return score < MIN_SCORE ? "guessable" : null;
};
