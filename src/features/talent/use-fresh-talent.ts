import { useEffect, useState } from "react";
import type { GalleryPicture, Talent } from "../../domain/talent";
import { whenIdle } from "../../components/ui/when-idle";
import { fetchTalent } from "../../live/fetch-talent";

type Fresh = { kind: "here"; talent: Talent } | { kind: "gone" };

/** Live profiles lack sizes that the build measured; without them the layout would shift. */
const withKnownSizes = (live: readonly GalleryPicture[], built: readonly GalleryPicture[]): GalleryPicture[] =>
  live.map((picture) => {
    const known = built.find(({ version }) => version === picture.version);
    return known && (picture.width === null || picture.height === null)
      ? { ...picture, width: known.width, height: known.height }
      : picture;
  });

const merge = (live: Talent, built: Talent): Talent => ({
  ...live,
  book: withKnownSizes(live.book, built.book),
  composite: withKnownSizes(live.composite, built.composite),
});

/** The built talent, then the live one; `gone` when it was withdrawn. The built one stays when the request fails. */
export const useFreshTalent = (built: Talent): Fresh => {
  const [live, setLive] = useState<Fresh | null>(null);
  const { talentId } = built;

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const answer = await fetchTalent(talentId);
      if (!isCurrent) return;
      if (answer.ok) setLive({ kind: "here", talent: answer.value });
      else if (answer.error === "missing") setLive({ kind: "gone" });
    };
    const callOff = whenIdle(() => void refresh());
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [talentId]);

  if (live?.kind !== "here") return live ?? { kind: "here", talent: built };
  return { kind: "here", talent: merge(live.talent, built) };
};
