/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of neighbours.
 * `Infinity` when it exceeds `most`.
 */
export const editDistance = (one: string, other: string, most = Infinity): number => {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, target] of to.entries()) {
      const exchanged = cell(last, column) + Number(letter !== target);
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target;
      const swapped = isSwap ? cell(beforeLast, column - 1) + 1 : Infinity;
      next.push(Math.min(exchanged, cell(last, column + 1) + 1, cell(next, column) + 1, swapped));
    }
    if (Math.min(...next, ...last) > most) return Infinity;
    [beforeLast, last] = [last, next];
  }
  const distance = cell(last, to.length);
  return distance > most ? Infinity : distance;
};

const cell = (row: readonly number[], column: number): number => row[column] ?? Infinity;
