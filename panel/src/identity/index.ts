export { WEBSITE_IMAGE_KEYS, readCustomizations } from "./read-identity";
