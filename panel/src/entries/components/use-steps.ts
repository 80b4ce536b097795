"use client";

import { useRouter } from "../../admin/kit/next-client";
import type { StepAddresses } from "../entry-lists";

const isStep = (kind: string): kind is keyof StepAddresses => kind === "list" || kind === "previous" || kind === "next";

export const useSteps = (addresses: StepAddresses) => {
  const { push } = useRouter();
  return {
    /** Ignores actions that open no address. */
    step: ({ kind }: { kind: string }): void => {
      const address = isStep(kind) ? addresses[kind] : null;
      if (address !== null) push(address);
    },
    /** Opens the next entry, or the list after the last one. */
    leave: (): void => push(addresses.next ?? addresses.list),
  };
};
