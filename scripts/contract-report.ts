import { CALLS, type ContractCall } from "../tests/contract/calls";
import type { LoggedAnswer } from "../tests/contract/call-log";
import { isRecord, parseJson } from "../src/lib/json";

export type Verdict = "holds" | "differs" | "missing" | "not tried";

export interface ReportedCall {
  call: ContractCall;
  verdict: Verdict;
  /** Why the call does not hold; "" when it does. Names ids, fields and statuses, never values. */
  reason: string;
}

interface FailedTest {
  /** The outermost group: the call's name. */
  group: string;
  title: string;
  detail: string | null;
}

/** `groups`: those that had tests. */
export interface SuiteResult {
  failed: readonly FailedTest[];
  groups: ReadonlySet<string>;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);
const recordsOf = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Null when the text is not Jest's JSON report, or when a file of tests was not run. */
export const readSuiteResult = (report: string): SuiteResult | null => {
  const json = parseJson(report);
  if (!isRecord(json) || !Array.isArray(json.testResults)) return null;
  const files = recordsOf(json.testResults).map(({ assertionResults }) => recordsOf(assertionResults));
  if (files.length === 0 || files.some(({ length }) => length === 0)) return null;
  const tests = files.flat();
  const groupOf = ({ ancestorTitles }: Readonly<Record<string, unknown>>): string => textsOf(ancestorTitles)[0] ?? "";
  const failed = tests
    .filter(({ status }) => status === "failed")
    .map((test) => ({
      group: groupOf(test),
      title: [...textsOf(test.ancestorTitles).slice(1), String(test.title)].join(" "),
      detail: describeFailure(recordsOf(test.failureDetails)[0], textsOf(test.failureMessages)[0] ?? ""),
    }));
  return { failed, groups: new Set(tests.map(groupOf)) };
};

const SHOWN_PROBLEMS = 3;
const COLOURS = /\u001b\[\d+m/g;

/** Numbers and comparisons such as `> 0`: statuses and lengths. Other values may be personal data. */
const numberAfter = (label: string, message: string): string | null =>
  new RegExp(`^${label}: +((?:[<>]=? )?\\d+)$`, "m").exec(message)?.[1] ?? null;

const describeFailure = (details: Readonly<Record<string, unknown>> | undefined, coloured: string): string | null => {
  const result = isRecord(details?.matcherResult) ? details.matcherResult : {};
  const problems = Array.isArray(result.expected) && result.expected.length === 0 ? textsOf(result.actual) : [];
  if (problems.length > 0) {
    const more = problems.length - SHOWN_PROBLEMS;
    return `${problems.slice(0, SHOWN_PROBLEMS).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
  }
  const message = coloured.replaceAll(COLOURS, "");
  const [expected, received] = [numberAfter("Expected", message), numberAfter("Received", message)];
  if (expected === "> 0" && received === "0") return "nothing is there, so it cannot be checked";
  if (expected !== null && received !== null) return `expected ${expected}, got ${received}`;
  return statusDetail(result) ?? ownError(message);
};

/** The statuses of two answers that were compared whole. */
const statusDetail = ({ expected, actual }: Readonly<Record<string, unknown>>): string | null => {
  if (!isRecord(expected) || !isRecord(actual)) return null;
  const [wanted, got] = [expected.status, actual.status];
  return typeof wanted === "number" && typeof got === "number" && wanted !== got ? `expected ${wanted}, got ${got}` : null;
};

/** The sentence of an error that the suite itself throws; null for a failed assertion. */
const ownError = (message: string): string | null => /^Error: ((?!expect\()[^\n]*)/.exec(message)?.[1] ?? null;

export const readLog = (text: string): LoggedAnswer[] =>
  text.split("\n").flatMap((line) => {
    const answer = parseJson(line);
    if (!isRecord(answer) || typeof answer.call !== "string" || typeof answer.status !== "number") return [];
    return [{ call: answer.call, status: answer.status, code: typeof answer.code === "string" ? answer.code : null }];
  });

/** Statuses with which a store answers an unknown address. */
const MISSING_STATUSES = [404, 405, 501];

/** The status with which the store answers every request of a missing call; null when it implements the call. */
const missingStatus = (answers: readonly LoggedAnswer[]): number | null => {
  const signedIn = answers.filter(({ status }) => status !== 401);
  const isUnknown = signedIn.length > 0 && signedIn.every(({ status, code }) => MISSING_STATUSES.includes(status) && code === null);
  return isUnknown ? (signedIn[0]?.status ?? null) : null;
};

const describeTest = ({ title, detail }: FailedTest): string => `"${title}"${detail === null ? "" : `: ${detail}`}`;

const describeFailures = (failed: readonly FailedTest[]): string => {
  const [first] = failed;
  if (first === undefined) return "";
  return `${describeTest(first)}${failed.length > 1 ? ` (and ${failed.length - 1} more)` : ""}`;
};

/** In the contract's order. */
export const judgeCalls = ({ failed, groups }: SuiteResult, log: readonly LoggedAnswer[]): ReportedCall[] =>
  Object.values(CALLS).map((call: ContractCall) => {
    if (!groups.has(call.name)) return { call, verdict: "not tried", reason: "" };
    const own = failed.filter(({ group }) => group === call.name);
    if (own.length === 0) return { call, verdict: "holds", reason: "" };
    const status = missingStatus(log.filter((answer) => answer.call === call.name));
    if (status === null) return { call, verdict: "differs", reason: describeFailures(own) };
    const note = call.isExtension ? "; an extension: the site works without it" : "";
    return { call, verdict: "missing", reason: `answers ${status}${note}` };
  });

/** Whether the site can work with the store: every call holds, or is an extension that is missing, or was not tried. */
export const isConforming = (calls: readonly ReportedCall[]): boolean =>
  calls.every(
    ({ call, verdict }) => verdict === "holds" || verdict === "not tried" || (verdict === "missing" && call.isExtension === true),
  );

/** One line for each call, and a line of totals. */
export const formatReport = (calls: readonly ReportedCall[]): string => {
  const nameWidth = Math.max(...calls.map(({ call }) => call.name.length));
  const line = (name: string, verdict: string, reason: string): string =>
    `${name.padEnd(nameWidth)}  ${verdict.padEnd(9)}  ${reason}`.trimEnd();
  const count = (wanted: Verdict): number => calls.filter(({ verdict }) => verdict === wanted).length;
  const totals = (["holds", "differs", "missing", "not tried"] as const)
    .map((verdict) => ({ verdict, number: count(verdict) }))
    .filter(({ verdict, number }) => number > 0 || verdict !== "not tried")
    .map(({ verdict, number }) => `${verdict} ${number}`);
  return [
    line("call", "verdict", "reason"),
    ...calls.map(({ call, verdict, reason }) => line(call.name, verdict, reason)),
    "",
    `${calls.length} calls: ${totals.join(", ")}`,
  ].join("\n");
};
