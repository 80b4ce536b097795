import { isRecord } from "../../../../src/lib/json";
import { callGateway } from "../../publication/index";
import { toRule } from "./rule-address";

export type RuleReport =
  /** It is not the address of a list, or the site has no such list. */
  | { state: "invalid" }
  /** The gateway is not configured, or the call fails. */
  | { state: "unknown"; address: string }
  | {
      state: "known";
      /** In the site's spelling. */
      address: string;
      /** Names of parameters that the site ignores. */
      ignored: string[];
      total: number;
      minors: number;
      /** Names of the first talents only. */
      names: string[];
    };

type Gateway = { publishUrl: string | null; publishSecret: string | null };

const TIMEOUT_MS = 3_000;

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((text): text is string => typeof text === "string").slice(0, 20);

const toReport = (answer: unknown, address: string): RuleReport => {
  if (!isRecord(answer) || typeof answer.total !== "number") return { state: "unknown", address };
  return {
    state: "known",
    address: typeof answer.address === "string" ? answer.address : address,
    ignored: toTexts(answer.ignored),
    total: answer.total,
    minors: Number(answer.minors ?? 0),
    names: toTexts(answer.names),
  };
};

/** Fetches the talents that a pasted address of a list matches, with a signed call to the gateway. Never rejects. */
export const fetchRuleReport = async (pasted: string, { publishUrl, publishSecret }: Gateway): Promise<RuleReport> => {
  const address = toRule(pasted);
  if (address === null) return { state: "invalid" };
  if (publishUrl === null || publishSecret === null) return { state: "unknown", address };
  try {
    const response = await callGateway(`${publishUrl}/board-rule`, publishSecret, { timeoutMs: TIMEOUT_MS, rule: address });
    if (response.status === 422) return { state: "invalid" };
    return response.ok ? toReport(await response.json(), address) : { state: "unknown", address };
  } catch {
    return { state: "unknown", address };
  }
};
