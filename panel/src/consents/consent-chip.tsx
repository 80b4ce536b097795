import type { stateOfConsent } from "./describe-consent";
import { describeConsent, type DescribedConsent } from "./words";
import { Chip } from "../admin/kit/chip";
import type { Tone } from "../admin/kit/tone";

const TONES: Readonly<Record<DescribedConsent["state"], Tone>> = {
  valid: "good",
  future: "plain",
  incomplete: "care",
  expired: "bad",
  withdrawn: "bad",
};

type Props = { consent: ReturnType<typeof stateOfConsent>; language: string };

export const ConsentChip = ({ consent, language }: Props) => (
  <Chip tone={consent.isEnding ? "care" : TONES[consent.state]}>{describeConsent(consent, language)}</Chip>
);
