import { createTalentTokens } from "./talent-tokens";

it("retries to read the stored key until it succeeds, and warns once", async () => {
  const warnings: string[] = [];
  const answers = [() => Promise.reject(new Error("full")), () => Promise.reject(new Error("full")), async () => Buffer.alloc(32, 1)];
  const readKey = (): Promise<Buffer> => (answers.shift() ?? (() => Promise.reject(new Error("asked once more"))))();
  const tokens = createTalentTokens({ readKey, warn: (sentence) => warnings.push(sentence) });
  await tokens.open();
  const before = tokens.tokenOf("401");
  await tokens.open();
  await tokens.open();
  await tokens.open();
  expect([before === tokens.tokenOf("401"), tokens.opens("401", tokens.tokenOf("401")), warnings.length]).toEqual([false, true, 1]);
});
