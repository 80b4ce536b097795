import { editDistance } from "./edit-distance";
import { foldText } from "./fold-text";

/** A word of a name, or two neighbours written as one ("anapaula" is meant for "Ana Paula"). */
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

/** How many mistakes a word of this length may hold: none in very short ones, where another word is another name. */
const allowedMistakes = (word: string): number => {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
};

/**
 * "Did you mean": queries close to one that found nobody, each of which finds somebody; the fewest mistakes first, then
 * the name most talents have. Words that are right stay as they were typed; mistaken ones become those of a name
 * ("jaoo prado" → "João prado"). Empty for a query that is already right, and where nothing is near.
 */
export const suggestNames = (query: string, talents: readonly { name: string }[], limit = 3): string[] => {
  const typed = query.trim().split(/\s+/).slice(0, MOST_WORDS);
  const correctors = typed.map(createCorrector);
  const candidates = new Map<string, Candidate>();
  for (const { name } of talents) {
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
};

type Corrector = (folded: string, terms: readonly Term[]) => Correction | null;

/** Null as soon as one word of the query has nothing near it in the name. */
const correctEach = (correctors: readonly Corrector[], folded: string, terms: readonly Term[]): Correction[] | null => {
  const corrections: Correction[] = [];
  for (const correct of correctors) {
    const correction = correct(folded, terms);
    if (correction === null) return null;
    corrections.push(correction);
  }
  return corrections;
};

/** What one typed word could mean among the words of a name; names share most words, so each is measured once. */
const createCorrector = (typed: string): Corrector => {
  const sought = foldText(typed);
  const most = allowedMistakes(sought);
  const measured = new Map<string, number>();
  const measure = (term: string): number => {
    const known = measured.get(term);
    if (known !== undefined) return known;
    // Two words written as one are a mistake, though no letter is wrong.
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
  // Folding moves no separator, so the two lists run side by side.
  const singles = wordsOf(folded).map((word, index) => ({ folded: word, shown: words[index] ?? word }));
  const pairs = singles.slice(1).map((second, index) => {
    const first = singles[index] ?? second;
    return { folded: first.folded + second.folded, shown: `${first.shown} ${second.shown}` };
  });
  return [...singles, ...pairs];
};

const wordsOf = (name: string): string[] => name.split(/[\s-]+/).filter((word) => word !== "");
