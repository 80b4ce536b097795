import type { ParentSpanPluginArgs } from "gatsby";
import { FAILURE_CODES, type FailureCode } from "./failures";

interface FailureContext {
  sentence?: string;
}

const FIRST_SENTENCES: Readonly<Record<FailureCode, string>> = {
  [FAILURE_CODES.configuration]: "The content store is not configured",
  [FAILURE_CODES.refused]: "The content store refuses this site's credentials",
  [FAILURE_CODES.unreachable]: "The content store cannot be reached or does not answer in time",
  [FAILURE_CODES.invalidResponse]: "The content store answers with something other than its content",
  [FAILURE_CODES.collapse]: "The content store has suddenly lost most of its talents",
};

export const onPluginInit = ({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void => {
  reporter.setErrorMap(
    Object.fromEntries(Object.entries(FIRST_SENTENCES).map(([code, firstSentence]) => [code, toEntry(code, firstSentence)])),
  );
};

/** The code is part of the text, because Gatsby's output on CI omits it. */
const toEntry = (code: string, firstSentence: string) => ({
  text: ({ sentence }: FailureContext) => `[agency ${code}] ${firstSentence}.${sentence ? ` ${sentence}` : ""}`,
  level: "ERROR" as const,
  category: "THIRD_PARTY" as const,
});
