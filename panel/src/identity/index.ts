// The parts that other subjects use.
export { WEBSITE_IMAGE_KEYS, readCustomizations } from "./read-identity";
