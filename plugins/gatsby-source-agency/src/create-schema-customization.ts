import type { CreateSchemaCustomizationArgs } from "gatsby";
import { toSdl } from "./sdl";

/** Declares all types, so that queries compile when a list is empty. */
export const createSchemaCustomization = ({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void => {
  actions.createTypes(toSdl());
};
