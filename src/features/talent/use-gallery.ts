import { navigate } from "gatsby";
import type { Talent } from "../../domain/talent";
import { useHydrated } from "../../components/ui/use-hydrated";
import { defaultGallery, galleryAddress, readGalleryAddress, type Gallery } from "./gallery-address";
import { readVisitState, type TalentPlace } from "./visit-state";

/** The gallery and picture in the address, and functions to change them. */
export const useGallery = (talent: Pick<Talent, "book" | "composite" | "videos">, place: TalentPlace) => {
  const isHydrated = useHydrated();
  // The built HTML is the same for all queries; hydration must render the same.
  const view = isHydrated ? readGalleryAddress(place.search, talent) : { gallery: defaultGallery(talent), picture: null };
  const visit = readVisitState(place.state);
  const addressOf = (gallery: Gallery, picture: number | null) => galleryAddress(place, talent, { gallery, picture });
  const inView = (picture: number | null) => addressOf(view.gallery, picture);

  return {
    ...view,
    isHydrated,
    addressOf,
    pictureAddress: inView,
    show: (gallery: Gallery) => void navigate(addressOf(gallery, null), { state: visit }),
    open: (picture: number) => void navigate(inView(picture), { state: { ...visit, isOpenedHere: true } }),
    /** Replaces the history entry, so that Back closes the full view. */
    turnTo: (picture: number) => void navigate(inView(picture), { state: visit, replace: true }),
    close: () => {
      if (visit.isOpenedHere) void navigate(-1);
      else void navigate(inView(null), { state: visit, replace: true });
    },
  };
};
