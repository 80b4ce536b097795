import type { CollectionBeforeOperationHook, Where } from "payload";

type FindTalents = (name: string) => Promise<number[]>;

const askTalents = async (where: Where, find: FindTalents): Promise<Where> => {
  const conditions = Object.entries(where).map(async ([path, condition]): Promise<[string, Where[string]]> => {
    if (Array.isArray(condition)) return [path, await Promise.all(condition.map((part) => askTalents(part, find)))];
    return path === "talent" && typeof condition.like === "string" ? [path, { in: await find(condition.like) }] : [path, condition];
  });
  return Object.fromEntries(await Promise.all(conditions));
};

/** A search by the talent compares its name, of drafts too, which scouts may not read otherwise. */
export const searchByTalent: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = { where: undefined, ...args };
  if (!where) return args;
  const find: FindTalents = async (name) => {
    const like = { name: { like: name } };
    const { docs } = await req.payload.find({
      collection: "talents",
      where: like,
      select: {},
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return docs.map(({ id }) => id);
  };
  return { ...args, where: await askTalents(where, find) };
};
