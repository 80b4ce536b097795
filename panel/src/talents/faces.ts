import type { Payload, PayloadRequest, Where } from "payload";

import { ADULT_AGE } from "../../../src/domain/adult-age";
import { type Day, yearsBefore } from "../../../src/domain/day";
import { isMinorOn } from "../consents/index";
import { dayOf } from "../shared/agency-days";
import { isRecord } from "../../../src/lib/json";
import type { Talent } from "../payload-types";
import { isPublished } from "../access/published";

/** Number of new faces on the home page while editors have chosen none. */
const NEWEST_FACES = 8;

const FACE_FIELDS = { name: true, birthdate: true, categories: true, _status: true } as const;

type Face = Pick<Talent, "id" | keyof typeof FACE_FIELDS>;

/** The reason why a talent may not be on the home page: under 18 or without a birthdate, or in a category that no list shows. */
export type FaceProblem = "minor" | "hidden";

const isHiddenCategory = (category: unknown): boolean =>
  isRecord(category) && typeof category.category === "string" && category.category.toUpperCase().startsWith("TF -");

/** Null for a talent who may be on the home page. As on the site, somebody who turns 18 is an adult from the next first day of a month. */
export const faceProblem = ({ birthdate, categories }: Pick<Face, "birthdate" | "categories">, today: Day): FaceProblem | null => {
  if (isMinorOn(birthdate ?? null, today)) return "minor";
  return categories.some(isHiddenCategory) ? "hidden" : null;
};

export const publishedAdults = (today: Day): Where => ({
  and: [isPublished, { birthdate: { less_than_equal: yearsBefore(`${today.slice(0, 7)}-01`, ADULT_AGE) } }],
});

type TalentQuery = { where: Where; limit?: number; req?: PayloadRequest };

const findFaces = async (payload: Payload, { where, limit = 0, req }: TalentQuery): Promise<Face[]> => {
  const { docs } = await payload.find({
    collection: "talents",
    where,
    sort: "-createdAt",
    limit,
    pagination: false,
    depth: 1,
    select: FACE_FIELDS,
    populate: { categories: { category: true } },
    overrideAccess: true,
    ...(req === undefined ? {} : { req }),
  });
  return docs;
};

/** Talents that may not be on the home page, published or not. */
export const findRefusedFaces = async (req: PayloadRequest, ids: readonly number[]): Promise<{ name: string; problem: FaceProblem }[]> => {
  if (ids.length === 0) return [];
  const today = dayOf(new Date());
  const faces = await findFaces(req.payload, { where: { id: { in: ids } }, req });
  return faces.flatMap((face) => {
    const problem = faceProblem(face, today);
    return problem === null ? [] : [{ name: face.name, problem }];
  });
};

/** Keeps the order. Drops talents that the home page may not show. */
export const readChosenFaces = async (payload: Payload, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const today = dayOf(new Date());
  const faces = await findFaces(payload, { where: { and: [isPublished, { id: { in: ids } }] } });
  const shown = new Set(faces.filter((face) => faceProblem(face, today) === null).map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
};

/** Only adults with a cover. */
export const readNewestFaces = async (payload: Payload): Promise<number[]> => {
  const today = dayOf(new Date());
  const where: Where = { and: [publishedAdults(today), { cover: { exists: true } }] };
  const faces = await findFaces(payload, { where, limit: NEWEST_FACES * 4 });
  return faces
    .filter((face) => faceProblem(face, today) === null)
    .slice(0, NEWEST_FACES)
    .map(({ id }) => id);
};
