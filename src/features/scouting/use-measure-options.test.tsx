import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { asPage } from "../../../tests/setup/render";
import { useMeasureOptions } from "./use-measure-options";

const optionsIn = (language: "pt" | "en") =>
  renderHook(useMeasureOptions, { wrapper: ({ children }: { children: ReactNode }) => asPage(<>{children}</>, { language }) }).result
    .current;

it.each([
  ["heightCm", "170", "170 cm (5'7\")", "170 cm (5'7\")"],
  ["heightCm", "183", "183 cm (6'0\")", "183 cm (6'0\")"],
  ["waistCm", "70", '70 cm (27,6")', '70 cm (27.6")'],
  ["bustCm", "127", '127 cm (50,0")', '127 cm (50.0")'],
  ["jeans", "38.5", "38,5 BR", "38.5 BR"],
  ["shoes", "38", "38 BR", "38 BR"],
  ["hair", "Light Brown", "Castanho Claro", "Light Brown"],
  ["eyes", "Hazel", "Avelã", "Hazel"],
] as const)("labels the %s %s in both languages", (...[field, value, pt, en]) => {
  expect(optionsIn("pt")[field]).toContainEqual({ value, label: pt });
  expect(optionsIn("en")[field]).toContainEqual({ value, label: en });
});
