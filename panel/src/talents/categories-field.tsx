import type { RelationshipFieldServerComponent } from "payload";

import { CategoriesInput } from "./categories-input";
import { categoryLabel } from "./categories-words";

/** Payload's own field shows the stored names, such as "ator". */
export const CategoriesField: RelationshipFieldServerComponent = async ({ clientField, path, readOnly, payload, i18n }) => {
  const { docs } = await payload.find({ collection: "categories", sort: "id", depth: 0, pagination: false, overrideAccess: true });
  const options = docs.map(({ id, category }) => ({ value: String(id), label: categoryLabel(category, i18n.language) }));
  return <CategoriesInput field={clientField} path={path} readOnly={readOnly} options={options} />;
};
