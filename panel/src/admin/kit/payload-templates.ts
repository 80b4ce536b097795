// The only import of Payload's frames of screens.
export { DefaultTemplate, MinimalTemplate } from "@payloadcms/next/templates";
