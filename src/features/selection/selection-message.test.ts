import { TEXT_AREA_LENGTH } from "../../forms/messages";
import { selectionMessage } from "./selection-message";

const t = ((key: string, values: Record<string, string>) => `${key} ${Object.values(values).join(" ")}`) as unknown as Parameters<
  typeof selectionMessage
>[1];

const talents = [
  { talentId: "1", name: "Ana Prado" },
  { talentId: "2", name: "Bia Reis" },
];

const letter = {
  text: "Para a campanha de maio.",
  talents,
  notes: null,
  addressOf: ({ talentId }: { talentId: string }) => `https://casajuriti.example/kids/${talentId}/x`,
  shared: "https://casajuriti.example/selecao?ids=1,2",
};

const favorites = (count: number, name: string) => Array.from({ length: count }, (_, index) => ({ talentId: String(index), name }));

describe("selectionMessage", () => {
  it("contains the text, each name with its link, and one link to all", () => {
    expect(selectionMessage(letter, t)).toBe(
      [
        "Para a campanha de maio.",
        "1. Ana Prado: https://casajuriti.example/kids/1/x\n2. Bia Reis: https://casajuriti.example/kids/2/x",
        "selection.sendSharedLink https://casajuriti.example/selecao?ids=1,2",
      ].join("\n\n"),
    );
  });

  it("begins with the list without a text", () => {
    expect(selectionMessage({ ...letter, text: "" }, t)).toMatch(/^1\. Ana Prado/);
  });

  it("contains a note below its name", () => {
    const message = selectionMessage(
      {
        ...letter,
        notes: new Map([
          ["1", ""],
          ["2", "sorri bem"],
        ]),
      },
      t,
    );
    expect(message).toContain("2. Bia Reis: https://casajuriti.example/kids/2/x\nselection.sendNote sorri bem");
    expect(message?.match(/sendNote/g)).toHaveLength(1);
  });

  it("drops the links of names before it drops names", () => {
    const message = selectionMessage({ ...letter, text: "", talents: favorites(60, "Ana Maria ".repeat(5).trim()) }, t);
    expect(message?.length).toBeLessThanOrEqual(TEXT_AREA_LENGTH);
    expect(message).toContain("60. Ana Maria");
    expect(message).not.toContain("/kids/");
    expect(message).toContain("ids=1,2");
  });

  it("is null when names and notes exceed the limit", () => {
    const notes = new Map(favorites(60, "").map(({ talentId }) => [talentId, "x".repeat(400)]));
    expect(selectionMessage({ ...letter, talents: favorites(60, "Ana"), notes }, t)).toBeNull();
  });
});
