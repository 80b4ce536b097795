import type { CollectionBeforeOperationHook, CollectionConfig, FieldHook, Sort, TextField, Where } from "payload";
import { flattenTopLevelFields } from "payload/shared";

import { foldText } from "../../../src/domain/fold-text";

const KEY = "titleKey";

/** Search operators that compare a part of a text. */
const PARTIAL = ["like", "not_like", "contains"];

type Condition = Where[string];

const foldCondition = (condition: object): Condition =>
  Object.fromEntries(Object.entries(condition).map(([operator, text]) => [operator, typeof text === "string" ? foldText(text) : text]));

/** Replaces searches for a part of the title by searches in its key. */
const askKey = (where: Where, title: string, key: string): Where =>
  Object.fromEntries(
    Object.entries(where).map(([path, condition]): [string, Condition] => {
      if (Array.isArray(condition)) return [path, condition.map((part) => askKey(part, title, key))];
      const isSearch = path === title && Object.keys(condition).every((operator) => PARTIAL.includes(operator));
      return isSearch ? [key, foldCondition(condition)] : [path, condition];
    }),
  );

const sortByKey = (sort: Sort, title: string, key: string): Sort =>
  [sort].flat().map((path) => (path === title ? key : path === `-${title}` ? `-${key}` : path));

/** A search and a sort by the title ignore accents and case: they use the key, which contains the folded text. */
export const searchByKey = (collection: CollectionConfig, title: string, key: string): CollectionConfig => {
  // Applies to every operation, so that an action on all results of a search affects the records that were shown.
  const askByKey: CollectionBeforeOperationHook = ({ args }) => {
    const { where, sort } = { where: undefined, sort: undefined, ...args };
    return { ...args, ...(where && { where: askKey(where, title, key) }), ...(sort && { sort: sortByKey(sort, title, key) }) };
  };
  const { hooks } = collection;
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), askByKey] } };
};

const isTitle =
  (title: string) =>
  (field: object): field is TextField =>
    "name" in field && field.name === title;

/** Adds the folded title to a collection, and searches and sorts by it like the site: databases distinguish accents. */
export const withTitleKey = (collection: CollectionConfig): CollectionConfig => {
  const title = collection.admin?.useAsTitle ?? "";
  const field = flattenTopLevelFields(collection.fields).find(isTitle(title));
  if (field === undefined) throw new Error(`${collection.slug} has no field for its title`);
  const fold: FieldHook = ({ siblingData }) => foldText(String(siblingData[title] ?? ""));
  const keyField: TextField = {
    name: KEY,
    type: "text",
    index: true,
    localized: field.localized,
    access: { ...field.access, create: () => false, update: () => false },
    admin: { hidden: true },
    hooks: { beforeChange: [fold] },
  };
  return searchByKey({ ...collection, fields: [...collection.fields, keyField] }, title, KEY);
};
