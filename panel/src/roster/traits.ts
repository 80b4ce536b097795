import type { Talent } from "../payload-types";
import { mapTraits, type Trait, type TraitKey } from "../talents/index";
import type { Cell } from "./table/cell";
import { readHeight } from "./values/lengths";
import { readOption, toChoices } from "./values/options";
import type { Reading } from "./values/reading";
import { readJeans, readShoes } from "./values/sizes";
import { readLines, readShort } from "./values/texts";
import { readYesNo } from "./values/words";

/** Null for an empty cell or a column that the table does not have. */
export type TraitFacts = { [Key in TraitKey]: NonNullable<Talent[Key]> | null };

type Reader = (cell: Cell | undefined) => Reading<string | boolean>;

/** For traits that spreadsheets spell in many ways. */
const OWN_READERS: Readonly<Record<string, Reader>> = { height: readHeight, jeans: readJeans, shoes: readShoes };

const readerOf = (name: string, { kind, options, maxLength }: Trait): Reader => {
  const own = OWN_READERS[name];
  if (own !== undefined) return own;
  if (kind === "flag") return readYesNo;
  if (kind === "option") return (cell) => readOption(cell, toChoices(options));
  return kind === "list" ? readLines(maxLength) : readShort(maxLength);
};

type ReadCell = (name: TraitKey, reader: Reader) => string | boolean | null;

/** The overload declares that each value is one that its field accepts. */
export function readTraits(read: ReadCell): TraitFacts;
export function readTraits(read: ReadCell): Record<TraitKey, string | boolean | null> {
  return mapTraits((trait, name) => read(name, readerOf(name, trait)));
}
