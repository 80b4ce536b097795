import type { Resolver } from "react-hook-form";
import { createLazyResolver } from "./lazy-resolver";

interface Values {
  name: string;
}

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const refuse: Resolver<Values, unknown, Values> = async () => ({ values: {}, errors: { name: { type: "rule", message: "no" } } });

const loader = (...answers: ("rules" | "lost")[]) => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (answers[asked - 1] !== "rules") throw new Error("lost");
    return refuse;
  };
  return { load, asked: () => asked };
};

it("fetches a form's rules once, at the first input or the first check", async () => {
  const { load, asked } = loader("rules");
  const rules = createLazyResolver(load);
  expect(asked()).toBe(0);
  rules.preload();
  rules.preload();
  expect(await rules.resolver({ name: "a" }, undefined, OPTIONS)).toMatchObject({ errors: { name: { message: "no" } } });
  expect(asked()).toBe(1);
});

it("leaves the check to the gateway when the rules fail to load, and fetches them again at the next check", async () => {
  const { load, asked } = loader("lost", "rules");
  const rules = createLazyResolver(load);
  expect(await rules.resolver({ name: "a" }, undefined, OPTIONS)).toEqual({ values: { name: "a" }, errors: {} });
  expect(await rules.resolver({ name: "a" }, undefined, OPTIONS)).toMatchObject({ errors: { name: { message: "no" } } });
  expect(asked()).toBe(2);
});

it("waits for the rules for five seconds at most", async () => {
  jest.useFakeTimers();
  const answer = createLazyResolver<Values>(() => new Promise(() => undefined)).resolver({ name: "a" }, undefined, OPTIONS);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ values: { name: "a" }, errors: {} });
  jest.useRealTimers();
});
