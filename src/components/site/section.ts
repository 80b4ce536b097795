import type { Category } from "../../domain/category";

/** What colours a page: a category, or the ink of everything else. */
export type Section = Category | "editorial";
