import type { Choice } from "../src/contract/package";
import { countOpening, saveRow } from "../src/packages/package-answers";
import { talents } from "./content/talents";
import type { DemoStore } from "./demo-store";

const TALENTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 30;

const PEOPLE = [
  {
    person: { id: "6f0f6b0e-6a55-4f0c-9d0e-2a4a6f1c7b01", name: "Helena" },
    choices: ["yes", "yes", "maybe", "no", "yes"],
    comment: "Ótima para o filme principal.",
    message: "Fechamos com os três primeiros nomes até sexta.",
  },
  { person: { id: "b3f7c6f2-51d5-4d39-8a38-6f7b1f5a9c02", name: "Caio" }, choices: ["yes", "no", "yes"], comment: "", message: null },
] as const satisfies readonly {
  person: { id: string; name: string };
  choices: readonly Choice[];
  comment: string;
  message: string | null;
}[];

const findTalents = async ({ payload }: DemoStore): Promise<number[]> => {
  const names = talents
    .filter(({ cover, categories }) => cover !== null && !categories.some((name) => name.startsWith("TF -")))
    .slice(0, TALENTS);
  const { docs } = await payload.find({
    collection: "talents",
    where: { name: { in: names.map(({ name }) => name) } },
    limit: TALENTS,
    depth: 0,
    select: {},
    overrideAccess: true,
  });
  return docs.map(({ id }) => id);
};

const answer = async (payload: DemoStore["payload"], id: number, ids: readonly number[]): Promise<void> => {
  const now = new Date();
  for (const { person, choices, comment, message } of PEOPLE) {
    await countOpening(payload, { id, person: person.id, now });
    for (const [index, choice] of choices.entries()) {
      const row = { person, talent: ids[index] ?? 0, choice, comment: index === 0 ? comment : "", sequence: 1 };
      await saveRow(payload, { id, row, now });
    }
    const isDone = message !== null;
    await saveRow(payload, { id, row: { person, talent: null, message: message ?? "", isDone, sequence: 1 }, now });
  }
};

/** Includes answers of an invented client. The token is not stored, so only a duplicate of the package has a link. */
export const insertPackages = async (store: DemoStore): Promise<void> => {
  const { payload, write } = store;
  const ids = await findTalents(store);
  const { id } = await payload.create({
    ...write,
    collection: "packages",
    data: {
      title: "Campanha de volta às aulas",
      client: "Estúdio Paineira",
      message: "Separamos estes nomes para a campanha. Contem para nós quem funciona.",
      language: "pt",
      talents: ids.map((talent) => ({ id: talent })),
      expiresAt: new Date(Date.now() + SHOWN_DAYS * DAY_MS).toISOString(),
    },
  });
  await answer(payload, id, ids);
};
