/** For the operator: one sentence, printed without a stack. Contains names of tables and files, never values. */
export class MoveError extends Error {}
