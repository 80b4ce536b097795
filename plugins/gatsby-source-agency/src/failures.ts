import type { Result } from "../../../src/domain/result";
import type { UpstreamError } from "../../../src/upstream/upstream-error";

/** The table of the README lists the codes. */
export interface BuildFailure {
  code: FailureCode;
  sentence: string;
}

/** Printed as `[agency 10002]`. */
export const FAILURE_CODES = {
  configuration: "10001",
  refused: "10002",
  unreachable: "10003",
  invalidResponse: "10004",
  collapse: "10005",
} as const;

export type FailureCode = (typeof FAILURE_CODES)[keyof typeof FAILURE_CODES];

const CODE_OF_KIND: Readonly<Record<UpstreamError["kind"], FailureCode>> = {
  refused: FAILURE_CODES.refused,
  unreachable: FAILURE_CODES.unreachable,
  timeout: FAILURE_CODES.unreachable,
  status: FAILURE_CODES.unreachable,
  "invalid-response": FAILURE_CODES.invalidResponse,
  "too-large": FAILURE_CODES.invalidResponse,
  record: FAILURE_CODES.invalidResponse,
};

const toBuildFailure = ({ kind, call, message }: UpstreamError): BuildFailure => ({
  code: CODE_OF_KIND[kind],
  sentence: message.includes(call) ? message : `${call}: ${message}`,
});

/** `sourceNodes` catches it and decides whether the build stops. */
export class SourcingStopped extends Error {
  constructor(readonly failure: BuildFailure) {
    super(failure.sentence);
  }
}

/** Throws `SourcingStopped` for an error. */
export const valueOrStop = <Value>(result: Result<Value, UpstreamError>): Value => {
  if (!result.ok) throw new SourcingStopped(toBuildFailure(result.error));
  return result.value;
};
