import type { ServerProps } from "payload";

import { categoryLabel, missingCategoriesMessages, SITE_CATEGORIES } from "./categories-words";
import { Notice } from "../admin/kit/notice";
import { CreateCategories } from "./create-categories";

/** Above the list of categories: the site's categories that are not in the store. Renders nothing when there is none. */
export const MissingCategories = async ({ payload, user, i18n }: ServerProps) => {
  if (!user) return null;
  const { docs } = await payload.find({ collection: "categories", user, overrideAccess: false, pagination: false, depth: 0 });
  const stored = new Set(docs.map(({ category }) => category.toLowerCase()));
  const missing = SITE_CATEGORIES.filter((category) => !stored.has(category.toLowerCase()));
  if (missing.length === 0) return null;
  const messages = missingCategoriesMessages(i18n.language);
  return (
    <section aria-label={messages.title}>
      <Notice title={messages.title}>
        <p>{messages.explanation}</p>
        <p>{missing.map((category) => categoryLabel(category, i18n.language)).join(", ")}</p>
        <CreateCategories missing={missing} />
      </Notice>
    </section>
  );
};
