import { editDistance } from "./edit-distance";
import { foldText } from "./fold-text";
import { lastOf, type Steps } from "./steps";

/** A word of a name, or two adjacent words written as one ("anapaula" for "Ana Paula"). */
interface Term {
  folded: string;
  shown: string;
}

interface Correction {
  mistakes: number;
  shown: string;
}

interface Candidate extends Correction {
  talents: number;
}

const MOST_WORDS = 6;

/** None in very short words: there a different word is a different name. */
const allowedMistakes = (word: string): number => {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
};

/**
 * Each suggestion has results. Fewest mistakes first, then most talents. Correct words stay as typed, others are
 * replaced by words of a name ("jaoo prado" → "João prado"). Empty when the query needs no correction or nothing is
 * similar.
 */
export const suggestNames = (query: string, talents: readonly { name: string }[], limit = 3): string[] =>
  lastOf(suggestNameSteps(query, talents, limit));

const STEP = 500;

export function* suggestNameSteps(query: string, talents: readonly { name: string }[], limit: number): Steps<string[]> {
  const typed = query.trim().split(/\s+/).slice(0, MOST_WORDS);
  const correctors = typed.map(createCorrector);
  const candidates = new Map<string, Candidate>();
  for (const [row, { name }] of talents.entries()) {
    if (row % STEP === STEP - 1) yield;
    const folded = foldText(name);
    const corrections = correctEach(correctors, folded, termsOf(name, folded));
    if (corrections === null) continue;
    const shown = corrections.map((correction) => correction.shown).join(" ");
    const mistakes = corrections.reduce((sum, correction) => sum + correction.mistakes, 0);
    const key = foldText(shown);
    const known = candidates.get(key);
    if (known === undefined) candidates.set(key, { shown, mistakes, talents: 1 });
    else known.talents += 1;
  }
  return [...candidates.values()]
    .filter(({ mistakes }) => mistakes > 0)
    .sort((one, other) => one.mistakes - other.mistakes || other.talents - one.talents)
    .slice(0, limit)
    .map(({ shown }) => shown);
}

type Corrector = (folded: string, terms: readonly Term[]) => Correction | null;

/** Null when one word of the query is not similar to any word of the name. */
const correctEach = (correctors: readonly Corrector[], folded: string, terms: readonly Term[]): Correction[] | null => {
  const corrections: Correction[] = [];
  for (const correct of correctors) {
    const correction = correct(folded, terms);
    if (correction === null) return null;
    corrections.push(correction);
  }
  return corrections;
};

/** Caches distances, because names share most words. */
const createCorrector = (typed: string): Corrector => {
  const sought = foldText(typed);
  const most = allowedMistakes(sought);
  const measured = new Map<string, number>();
  const measure = (term: string): number => {
    const known = measured.get(term);
    if (known !== undefined) return known;
    // At least 1: two words written as one are a mistake without a wrong letter.
    const mistakes = Math.max(1, editDistance(sought, term, most));
    measured.set(term, mistakes);
    return mistakes;
  };
  return (folded, terms) => {
    if (folded.includes(sought)) return { mistakes: 0, shown: typed };
    const nearest = terms.reduce<Correction>(
      (best, term) => {
        const mistakes = measure(term.folded);
        return mistakes < best.mistakes ? { mistakes, shown: term.shown } : best;
      },
      { mistakes: Infinity, shown: typed },
    );
    return nearest.mistakes === Infinity ? null : nearest;
  };
};

const termsOf = (name: string, folded: string): Term[] => {
  const words = wordsOf(name);
  // Folding keeps separators, so both lists have the same length.
  const singles = wordsOf(folded).map((word, index) => ({ folded: word, shown: words[index] ?? word }));
  const pairs = singles.slice(1).map((second, index) => {
    const first = singles[index] ?? second;
    return { folded: first.folded + second.folded, shown: `${first.shown} ${second.shown}` };
  });
  return [...singles, ...pairs];
};

const wordsOf = (name: string): string[] => name.split(/[\s-]+/).filter((word) => word !== "");
