import { isMinorAge } from "../../../src/domain/adult-age";
import { ageOfBirthdate } from "../../../src/domain/age";
import type { NewEntry } from "../contract/entry";
import type { ConfirmationState } from "../contract/family";
import type { PanelEnvironment } from "../environment";
import { dayOf } from "../shared/agency-days";

export const canSendLinks = ({ mail, siteUrl }: Pick<PanelEnvironment, "mail" | "siteUrl">): boolean => mail !== null && siteUrl !== null;

/** Only a minor's application needs a confirmation; null for others. */
export const initialConfirmation = (
  { kind, birthdate, email }: Pick<NewEntry, "kind" | "birthdate" | "email">,
  { canSend, now }: { canSend: boolean; now: Date },
): ConfirmationState | null => {
  if (kind !== "getScouted" || !isMinorAge(ageOfBirthdate(birthdate, dayOf(now)))) return null;
  return canSend && email !== null ? "waiting" : "impossible";
};
