import { newestFirst, type Credit, type CreditKind } from "../../domain/credit";
import type { StructuredRecord } from "../../components/seo/structured-data";

/** Kinds whose schema.org type has actors; works of other kinds name the talent as a contributor. */
const SCREEN_TYPES: Readonly<Partial<Record<CreditKind, string>>> = {
  film: "Movie",
  short_film: "Movie",
  series: "TVSeries",
  soap: "TVSeries",
  tv_show: "TVSeries",
};

const OTHER_TYPES: Readonly<Partial<Record<CreditKind, string>>> = { theatre: "Play", music_video: "MusicVideoObject" };

/** Search engines gain nothing from a longer list. */
const MOST = 20;

/** The newest works first (https://schema.org/PerformanceRole); `personId` is the person's `@id`. */
export const creditRecords = (credits: readonly Credit[], personId: string): StructuredRecord[] =>
  newestFirst(credits)
    .slice(0, MOST)
    .map(({ kind, title, year, role, production }) => {
      const person = { "@id": personId };
      const screenType = SCREEN_TYPES[kind];
      const organization = production && { "@type": "Organization", name: production };
      const common = { name: title, dateCreated: String(year) };
      return screenType === undefined
        ? {
            "@type": OTHER_TYPES[kind] ?? "CreativeWork",
            ...common,
            producer: organization,
            contributor: role ? { "@type": "Role", contributor: person, roleName: role } : person,
          }
        : {
            "@type": screenType,
            ...common,
            productionCompany: organization,
            actor: role ? { "@type": "PerformanceRole", actor: person, characterName: role } : person,
          };
    });
