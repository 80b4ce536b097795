import type { CreateSchemaCustomizationArgs } from "gatsby";
import { toSdl } from "./sdl";

/** Declares every type, so that queries compile while a list is still empty. */
export const createSchemaCustomization = ({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void => {
  actions.createTypes(toSdl());
};
