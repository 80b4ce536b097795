import type { PayloadRequest, Where } from "payload";

import { FIRST_TEEN_AGE } from "../talents/index";
import { ADULT_AGE } from "../../../src/domain/adult-age";
import { yearsBefore } from "../../../src/domain/day";
import { dayOf } from "../shared/agency-days";
import { isPublished } from "../access/published";

export const talentsWithoutCover = (): Where => ({ and: [isPublished, { cover: { exists: false } }] });

/** The first age that is too old for a category. */
const AGE_LIMITS: readonly { category: string; age: number }[] = [
  { category: "kids", age: FIRST_TEEN_AGE },
  { category: "teens", age: ADULT_AGE },
];

const NOTHING: Where = { id: { equals: 0 } };

/** Ids of the categories with an age limit. Names are compared in lower case, as in the contract. */
export const readAgeLimits = async (req: PayloadRequest): Promise<{ id: number; name: string; age: number }[]> => {
  const { docs } = await req.payload.find({
    collection: "categories",
    depth: 0,
    pagination: false,
    select: { category: true },
    overrideAccess: false,
    req,
  });
  return docs.flatMap(({ id, category }) =>
    AGE_LIMITS.filter((limit) => limit.category === category.toLowerCase()).map(({ age }) => ({ id, name: category, age })),
  );
};

/** As on the site, a minor's age is counted as of the first day of the month (`src/domain/age.ts`). */
export const firstOfMonth = (now: Date): string => `${dayOf(now).slice(0, 7)}-01`;

/** Published talents who are too old for one of their categories. */
export const talentsOutOfCategory = async (req: PayloadRequest, now: Date): Promise<Where> => {
  const limits = await readAgeLimits(req);
  const or = limits.map(({ id, age }): Where => ({
    and: [{ categories: { in: [id] } }, { birthdate: { less_than_equal: yearsBefore(firstOfMonth(now), age) } }],
  }));
  return or.length === 0 ? NOTHING : { and: [isPublished, { birthdate: { exists: true } }, { or }] };
};
