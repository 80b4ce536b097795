import type { CollectionBeforeOperationHook, CollectionConfig, FieldHook, Sort, TextField, Where } from "payload";
import { flattenTopLevelFields } from "payload/shared";

import { foldText } from "../../../src/domain/fold-text";

const KEY = "titleKey";

/** The operators of searches, which compare a part of a text. */
const PARTIAL = ["like", "not_like", "contains"];

type Condition = Where[string];

const foldCondition = (condition: object): Condition =>
  Object.fromEntries(Object.entries(condition).map(([operator, text]) => [operator, typeof text === "string" ? foldText(text) : text]));

/** The same question, in which a part of the title is looked for in its key. */
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

/** Lets a collection be searched and sorted by a field without regard to accents and case: by a key that holds the folded text. */
export const searchByKey = (collection: CollectionConfig, title: string, key: string): CollectionConfig => {
  // Whatever the operation: an action on all that a search has found concerns the records that were shown.
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

/** Adds the folded title to a collection, and searches and sorts by it, as the site does: databases compare accents. */
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
