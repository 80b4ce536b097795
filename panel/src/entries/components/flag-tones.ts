import type { ApplicationFlag } from "../application-card";
import type { Tone } from "../../admin/kit/tone";

/** The colour only repeats the flag's text. */
export const FLAG_TONES: Readonly<Record<ApplicationFlag, Tone>> = {
  alreadyAccepted: "care",
  samePerson: "care",
  sameContact: "plain",
  noConsent: "bad",
  unconfirmed: "care",
  notConfirmable: "plain",
  confirmed: "good",
  photosDeleted: "plain",
  note: "plain",
};
