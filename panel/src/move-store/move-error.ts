/** An error for the operator: one sentence, printed without a stack. Names tables and files, never values. */
export class MoveError extends Error {}
