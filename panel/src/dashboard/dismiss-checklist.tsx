"use client";

import { useRouter } from "../admin/kit/next-client";
import { useDeskRequest } from "../admin/kit/use-desk-request";
import { Button } from "../admin/kit/button";

/** Applies to all admins. */
export const DismissChecklist = ({ label }: { label: string }) => {
  const { isBusy, send } = useDeskRequest();
  const router = useRouter();
  const dismiss = async (): Promise<void> => {
    if ((await send("POST", "/desk/checklist/dismiss")) !== null) router.refresh();
  };
  return (
    <Button kind="quiet" disabled={isBusy} onClick={() => void dismiss()}>
      {label}
    </Button>
  );
};
