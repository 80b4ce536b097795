import { navigate } from "gatsby";
import type { Talent } from "../../domain/talent";
import { useHydrated } from "../../components/ui/use-hydrated";
import { defaultGallery, galleryAddress, readGalleryAddress, type Gallery } from "./gallery-address";
import { readRouterState, type TalentLocation } from "./router-state";

export const useGallery = (talent: Pick<Talent, Gallery>, location: TalentLocation) => {
  const isHydrated = useHydrated();
  // The built HTML is the same for all queries; hydration must render the same.
  const view = isHydrated ? readGalleryAddress(location.search, talent, location.hash) : { gallery: defaultGallery(talent), picture: null };
  const routerState = readRouterState(location.state);
  const addressOf = (gallery: Gallery, picture: number | null) => galleryAddress(location, talent, { gallery, picture });
  const pictureAddress = (picture: number | null) => addressOf(view.gallery, picture);

  return {
    ...view,
    isHydrated,
    addressOf,
    pictureAddress,
    show: (gallery: Gallery) => void navigate(addressOf(gallery, null), { state: routerState }),
    open: (picture: number) => void navigate(pictureAddress(picture), { state: { ...routerState, isOpenedHere: true } }),
    /** Replaces the history entry, so that Back closes the full view. */
    turnTo: (picture: number) => {
      // Back changes the address before the router unmounts the full view: turning would open it again.
      if (readGalleryAddress(window.location.search, talent).picture === null) return;
      void navigate(pictureAddress(picture), { state: routerState, replace: true });
    },
    close: () => {
      if (routerState.isOpenedHere) void navigate(-1);
      else void navigate(pictureAddress(null), { state: routerState, replace: true });
    },
  };
};
