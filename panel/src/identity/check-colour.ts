import { contrastRatio } from "../../../src/lib/contrast";
import { PAPERS } from "../../../src/config/identity";
import { PAPER_TONES, type PaperTone } from "../../../src/domain/identity";
import { identityTexts } from "./words";
import { formatRatio, isColour, nearestPassing, passes } from "./contrast";

/** Returns the default paper for any other value. */
export const paperOf = (stored: unknown): PaperTone => PAPER_TONES.find((paper) => paper === stored) ?? PAPER_TONES[0];

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})$/i;

/** `#rrggbb` in lower case for `rrggbb`, `#RGB` and the like; any other text unchanged. */
export const completeColour = (text: string): string => {
  const trimmed = text.trim();
  const [, ...digits] = SHORT.exec(trimmed) ?? [];
  if (digits.length === 3) return `#${digits.map((digit) => digit + digit).join("")}`.toLowerCase();
  const [, six] = LONG.exec(trimmed) ?? [];
  return six === undefined ? text : `#${six.toLowerCase()}`;
};

type Checked = { colour: string; paper: unknown; language: string };

/** True when the colour's contrast on the paper is sufficient; else the reason, with the nearest colour that passes. */
export const checkColour = ({ colour, paper, language }: Checked): true | string => {
  const texts = identityTexts(language);
  if (!isColour(colour)) return texts.notAColour;
  const background = PAPERS[paperOf(paper)].paper;
  if (passes(colour, background)) return true;
  return texts.refused(formatRatio(contrastRatio(colour, background), language), nearestPassing(colour, background));
};
