export { pluginOptionsSchema } from "./src/plugin-options-schema";
export { onPluginInit } from "./src/on-plugin-init";
export { createSchemaCustomization } from "./src/create-schema-customization";
export { sourceNodes } from "./src/source-nodes";
export { onPreExtractQueries } from "./src/on-pre-extract-queries";
export { createPages } from "./src/create-pages";
