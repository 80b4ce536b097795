/** Form values that must not appear in a log. */
export const CANARIES = {
  name: "Canária Silva",
  email: "canary@canary.example",
  phone: "+55 (11) 90000-1234",
  /** Longer than a page of SQLite, so that a full database cannot store it. */
  message: `canary message\n    at canary (/canary.ts:1:1)\n${"canary ".repeat(600)}`,
  key: "canary-key-0123456789",
};

const PIECES = ["canary", "Canária", "90000-1234"];

export const findCanaries = (text: string): string[] => PIECES.filter((piece) => text.includes(piece));
