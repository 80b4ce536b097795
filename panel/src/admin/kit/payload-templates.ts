// The only import of Payload's page templates.
export { DefaultTemplate, MinimalTemplate } from "@payloadcms/next/templates";
