import type { Result } from "../domain/result";
import { getJson, type LiveFailure } from "./get-json";

/** Whether a handle, e-mail or phone belongs to a published member of the team; `name` is the member's. */
export interface ContactCheck {
  isOurs: boolean;
  name?: string;
}

export const verifyContact = (contact: string): Promise<Result<ContactCheck, LiveFailure>> =>
  getJson<ContactCheck>(`/api/staff/verify?contact=${encodeURIComponent(contact)}`);
