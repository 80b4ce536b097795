import { useEffect, useState } from "react";
import type { Result } from "../../domain/result";
import type { FamilyFault } from "../../live/family-calls";

/** `incomplete`: the address lacks the key or the token. */
export type Loaded<Value> = { kind: "loading" } | { kind: "loaded"; value: Value } | { kind: "incomplete" } | { kind: FamilyFault };

/**
 * Fetches the data that the secret of an address opens, and again on `retry`. `secret` is null when the address lacks it; the built
 * page is the same for all addresses, so the state is `loading` before hydration.
 */
export const useLoaded = <Value>(secret: string | null, load: (secret: string) => Promise<Result<Value, FamilyFault>>) => {
  const [state, setState] = useState<Loaded<Value>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<Loaded<Value>> => {
      if (secret === null) return { kind: "incomplete" };
      const answer = await load(secret);
      return answer.ok ? { kind: "loaded", value: answer.value } : { kind: answer.error };
    };
    void ask().then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [secret, load, attempt]);

  const retry = () => {
    setState({ kind: "loading" });
    setAttempt((now) => now + 1);
  };
  return { state, retry };
};
