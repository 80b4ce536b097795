import type { PackageMessages } from "./words";
import type { ListedPackage } from "./package-list";
import type { Tone } from "../admin/kit/tone";

export const STATE_TONES: Readonly<Record<ListedPackage["state"], Tone>> = { open: "good", expired: "plain", revoked: "bad" };

export const describeOpenings = (
  { openings, openedBy }: Pick<ListedPackage, "openings" | "openedBy">,
  messages: PackageMessages,
): string => {
  if (openings === 0) return messages.neverOpened;
  const text = openedBy === 1 ? messages.openedByOne : messages.openedBy;
  return text.replace("{openings}", String(openings)).replace("{people}", String(openedBy));
};

export const describeAnswers = ({ answering, done }: Pick<ListedPackage, "answering" | "done">, messages: PackageMessages): string => {
  if (done > 0) return done === 1 ? messages.doneOne : messages.done.replace("{count}", String(done));
  return answering > 0 ? messages.answering : messages.noAnswers;
};
