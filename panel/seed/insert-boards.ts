import { boards } from "./content/boards";
import type { DemoStore } from "./demo-store";

/** Returns the ids in the order of the names. */
const idsOf = async ({ payload }: DemoStore, names: readonly string[]): Promise<number[]> => {
  if (names.length === 0) return [];
  const { docs } = await payload.find({
    collection: "talents",
    where: { name: { in: [...names] } },
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: true,
  });
  return names.flatMap((name) => docs.find((talent) => talent.name === name)?.id ?? []);
};

export const insertBoards = async (store: DemoStore): Promise<void> => {
  const { payload, write, text, file } = store;
  for (const { slug, name, html, cover, talents, rule, isInMenu } of boards) {
    const { id } = await payload.create({
      ...write,
      collection: "boards",
      locale: "pt",
      data: {
        slug,
        name: name.pt,
        body: await text(html.pt, "pt"),
        cover: cover === null ? null : await file(cover),
        kind: rule === null ? "picked" : "rule",
        talents: await idsOf(store, talents),
        rule,
        menu: isInMenu,
        home: true,
        _status: "published",
      },
    });
    const english = { name: name.en, body: await text(html.en, "en"), _status: "published" } as const;
    await payload.update({ ...write, collection: "boards", id, locale: "en", data: english });
  }
};
