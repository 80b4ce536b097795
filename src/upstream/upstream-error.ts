/** The README describes the kinds. `record`: the answer is valid JSON, but its only record breaks the contract. */
export interface UpstreamError {
  kind: "unreachable" | "timeout" | "refused" | "status" | "invalid-response" | "too-large" | "record";
  /** Method and path without query, for example `GET /api/talents`. */
  call: string;
  status: number | null;
  /** One sentence, without addresses, tokens or credentials. */
  message: string;
}

/** Of one attempt, except the number of retries. */
export interface UpstreamLimits {
  connectMs: number;
  headersMs: number;
  totalMs: number;
  maxBytes: number;
  retries: number;
}
