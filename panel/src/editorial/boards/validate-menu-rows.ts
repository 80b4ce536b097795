import type { ArrayFieldValidation } from "payload";

import { BOARD_ITEM } from "../menu-items";
import { isRecord } from "../../../../src/lib/json";
import { missingBoardRefusal } from "./words";
import { repeatedRowRefusal } from "../home-words";

/** The id of a relation, which may be populated. */
const boardOf = (row: unknown): unknown => {
  const board = isRecord(row) ? row.board : null;
  return (isRecord(board) ? board.id : board) ?? null;
};

/** The item of the site or the board that a row of the menu stands for. */
const nameOf = (row: unknown): unknown => {
  const item = isRecord(row) ? row.item : null;
  return item === BOARD_ITEM ? `${BOARD_ITEM}:${String(boardOf(row))}` : item;
};

/** Refuses a row for a board that names none, and two rows for the same item or board. */
export const validateMenuRows: ArrayFieldValidation = (rows, { req }) => {
  const given: readonly unknown[] = rows ?? [];
  const isIncomplete = given.some((row) => isRecord(row) && row.item === BOARD_ITEM && boardOf(row) === null);
  if (isIncomplete) return missingBoardRefusal(req.i18n.language);
  const names = given.map(nameOf);
  return new Set(names).size === names.length || repeatedRowRefusal(req.i18n.language);
};
