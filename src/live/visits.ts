import { COUNT_PATH } from "../config/counts";
import { pageKindOf } from "../config/page-kind";
import { parseTalentAddress, TOKEN_PARAMETER } from "../config/routes";
import type { Visit } from "../domain/visit";

const hasFilters = (page: Visit["page"]): boolean => page === "listing" || page === "search";

/** A reference with a token is that of a `TF -` talent, who is not counted. */
const isPublic = (reference: string): boolean => !reference.includes("~");

type Pending = Pick<Visit, "page" | "talent"> & Record<"selected" | "filters" | "unfound", Set<string>>;

const emptyVisit = (): Pending => ({ page: null, talent: null, selected: new Set(), filters: new Set(), unfound: new Set() });

/** Sends the counts of a view once, when the view ends. Stores nothing on the device. */
export const createVisits = (send: (body: string) => void) => {
  let visit = emptyVisit();
  let shown = "";

  const end = (): void => {
    const ended = Object.entries(visit).map(([part, value]) => [part, value instanceof Set ? [...value] : value] as const);
    const body = Object.fromEntries(ended.filter(([, value]) => value !== null && value.length > 0));
    visit = emptyVisit();
    if (Object.keys(body).length > 0) send(JSON.stringify(body));
  };

  return {
    /** Call it with each address; another query of the same page is the same view. */
    show: ({ pathname, search }: Pick<Location, "pathname" | "search">): void => {
      const parameters = new URLSearchParams(search);
      if (pathname !== shown) {
        if (shown !== "") end();
        shown = pathname;
        const talent = parameters.has(TOKEN_PARAMETER) ? null : (parseTalentAddress(pathname)?.talentId ?? null);
        visit = { ...visit, page: pageKindOf(pathname), talent };
      }
      if (hasFilters(pageKindOf(pathname))) for (const name of parameters.keys()) visit.filters.add(name);
    },
    select: (reference: string): void => {
      if (isPublic(reference)) visit.selected.add(reference);
    },
    findNobody: (name: string): void => void visit.unfound.add(name),
    end,
  };
};

interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** Respects Global Privacy Control and Do Not Track. */
export const isRefused = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";

let isCounting = false;

/** Sends nothing before `countVisits`. */
export const visits = createVisits((body) => {
  if (isCounting && !isRefused(navigator)) navigator.sendBeacon?.(COUNT_PATH, body);
});

/** False when the gateway does not answer. */
const isSwitchedOn = async (): Promise<boolean> => {
  const response = await fetch(COUNT_PATH).catch(() => null);
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return typeof answer === "object" && answer !== null && "counting" in answer && answer.counting === true;
};

/**
 * Counts from now on, unless the visitor or the agency refuses. If the visitor refuses, sends nothing; if the agency
 * does, only asks the gateway.
 */
export const countVisits = async (): Promise<void> => {
  if (isRefused(navigator) || !(await isSwitchedOn())) return;
  isCounting = true;
  visits.show(window.location);
  // The last event that browsers on phones send reliably.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") visits.end();
  });
};
