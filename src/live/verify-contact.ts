import type { Result } from "../domain/result";
import { getJson, type LiveFailure } from "./get-json";

/** Whether a handle, e-mail or phone belongs to somebody of the published team, and to whom. */
export interface ContactCheck {
  isOurs: boolean;
  name?: string;
}

export const verifyContact = (contact: string): Promise<Result<ContactCheck, LiveFailure>> =>
  getJson<ContactCheck>(`/api/staff/verify?contact=${encodeURIComponent(contact)}`);
