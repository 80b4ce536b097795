"use client";

import { useRouter } from "../../admin/kit/next-client";
import type { StepAddresses } from "../entry-lists";

const isStep = (kind: string): kind is keyof StepAddresses => kind === "list" || kind === "previous" || kind === "next";

/** Leads from an entry to its list and to the entries beside it. */
export const useSteps = (addresses: StepAddresses) => {
  const { push } = useRouter();
  return {
    /** Runs the action of a key if it leads to an address. */
    step: ({ kind }: { kind: string }): void => {
      const address = isStep(kind) ? addresses[kind] : null;
      if (address !== null) push(address);
    },
    /** Opens the next entry, or the list after the last one. */
    leave: (): void => push(addresses.next ?? addresses.list),
  };
};
