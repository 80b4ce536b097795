import type { stateOfConsent } from "../../consents/describe-consent";
import { describeConsent, type DescribedConsent } from "../../messages/consents";
import { Chip } from "./kit/chip";
import type { Tone } from "./kit/tone";

const TONES: Readonly<Record<DescribedConsent["state"], Tone>> = {
  valid: "good",
  future: "plain",
  incomplete: "care",
  expired: "bad",
  withdrawn: "bad",
};

type Props = { consent: ReturnType<typeof stateOfConsent>; language: string };

/** The state of one consent in words. */
export const ConsentChip = ({ consent, language }: Props) => (
  <Chip tone={consent.isEnding ? "care" : TONES[consent.state]}>{describeConsent(consent, language)}</Chip>
);
