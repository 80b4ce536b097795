import type { ArrayFieldValidation } from "payload";

import { BOARD_ITEM } from "../menu-items";
import { isRecord } from "../../../../src/lib/json";
import { missingBoardRefusal } from "./words";
import { repeatedRowRefusal } from "../home-words";

/** The relation is an id or a populated record. */
const boardOf = (row: unknown): unknown => {
  const board = isRecord(row) ? row.board : null;
  return (isRecord(board) ? board.id : board) ?? null;
};

/** Identifies the row's item of the site or its board. */
const nameOf = (row: unknown): unknown => {
  const item = isRecord(row) ? row.item : null;
  return item === BOARD_ITEM ? `${BOARD_ITEM}:${String(boardOf(row))}` : item;
};

/** Rejects a board row without a board, and two rows for the same item or board. */
export const validateMenuRows: ArrayFieldValidation = (rows, { req }) => {
  const given: readonly unknown[] = rows ?? [];
  const isIncomplete = given.some((row) => isRecord(row) && row.item === BOARD_ITEM && boardOf(row) === null);
  if (isIncomplete) return missingBoardRefusal(req.i18n.language);
  const names = given.map(nameOf);
  return new Set(names).size === names.length || repeatedRowRefusal(req.i18n.language);
};
