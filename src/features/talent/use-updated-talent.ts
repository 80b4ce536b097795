import { useEffect, useState } from "react";
import type { GalleryPicture, Talent } from "../../domain/talent";
import { whenIdle } from "../../components/ui/when-idle";
import { fetchTalent } from "../../live/fetch-talent";

type UpdatedTalent = { kind: "published"; talent: Talent } | { kind: "withdrawn" };

/** Live profiles lack sizes that the build measured; without them the layout would shift. */
const withKnownSizes = <Picture extends GalleryPicture>(live: readonly Picture[], built: readonly GalleryPicture[]): Picture[] =>
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
  digitals: withKnownSizes(live.digitals, built.digitals),
});

/** The built talent, then the live one. The built one stays when the request fails. */
export const useUpdatedTalent = (built: Talent): UpdatedTalent => {
  const [live, setLive] = useState<UpdatedTalent | null>(null);
  const { talentId } = built;

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const answer = await fetchTalent(talentId);
      if (!isCurrent) return;
      if (answer.ok) setLive({ kind: "published", talent: answer.value });
      else if (answer.error === "missing") setLive({ kind: "withdrawn" });
    };
    const cancel = whenIdle(() => void refresh());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [talentId]);

  if (live?.kind !== "published") return live ?? { kind: "published", talent: built };
  return { kind: "published", talent: merge(live.talent, built) };
};
