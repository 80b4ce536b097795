import type { CreateResolversArgs } from "gatsby";
import { sha256 } from "../lib/sha256";
import scouting from "../locales/pt/scouting.json";
import { createResolvers } from "./create-resolvers";

type Resolve = (node: object, args: object, context: object) => Promise<string>;

/** The keys of `replaced` are `{namespace} {language}`. */
const read = async (ns: string, data: string, replaced: Record<string, object> = {}) => {
  let resolve: Resolve | undefined;
  const addResolvers = ({ Locale }: { Locale: { data: { resolve: Resolve } } }) => void (resolve = Locale.data.resolve);
  createResolvers({ createResolvers: addResolvers } as unknown as CreateResolversArgs);
  const findOne = ({ query: { filter } }: { query: { filter: { namespace: { eq: string }; language: { eq: string } } } }) => {
    const words = replaced[`${filter.namespace.eq} ${filter.language.eq}`];
    return Promise.resolve(words === undefined ? null : { data: JSON.stringify(words) });
  };
  return resolve?.({ ns, language: "pt", data }, {}, { nodeModel: { findOne } });
};

const common = JSON.stringify({ "footer.agency": "Agência", "footer.join": "Faça Parte" });

it("leaves the strings of a namespace without replaced words as they are", async () => {
  expect(await read("common", common, { "common en": { "footer.agency": "House" } })).toBe(common);
});

it("puts the replaced words over the site's own", async () => {
  expect(JSON.parse((await read("common", common, { "common pt": { "footer.agency": "Casa" } })) ?? "")).toEqual({
    "footer.agency": "Casa",
    "footer.join": "Faça Parte",
  });
});

it("adds the hash of the consent as the page shows it", async () => {
  const hashOf = async (replaced: object = {}): Promise<unknown> =>
    JSON.parse((await read("scouting", JSON.stringify(scouting), { "scouting pt": replaced })) ?? "")["scouting.consentHash"];
  const hint = scouting["scouting.field.consentHint"];
  expect(await hashOf()).toBe(sha256(`${scouting["scouting.field.consent"]}\n${hint}`));
  expect(await hashOf({ "scouting.field.consent": "Autorizo." })).toBe(sha256(`Autorizo.\n${hint}`));
});
