import { createContext, useContext } from "react";
import type { PackageView } from "../../domain/package";
import type { Picks } from "./use-picks";
import type { PackageRouter } from "./use-package-address";

export interface OpenPackageContext {
  token: string;
  view: PackageView;
  router: PackageRouter;
}

const Context = createContext<OpenPackageContext | null>(null);

export const PackageProvider = Context.Provider;

/** For the components below `OpenPackage`. Does not change while people answer. */
export const usePackage = (): OpenPackageContext => {
  const value = useContext(Context);
  if (value === null) throw new Error("no package is open");
  return value;
};

const PicksContext = createContext<Picks | null>(null);

/** A context of its own: otherwise an answer, and each letter of a comment, would render every tile. */
export const PicksProvider = PicksContext.Provider;

/** Null on the server, and until the browser has read its own answers. */
export const useShownPicks = (): Picks | null => useContext(PicksContext);
