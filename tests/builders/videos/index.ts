export { buildMp4 } from "./build-mp4";
export { buildOgg, listPages, slowOggCrc } from "./build-ogg";
export { buildWebm } from "./build-webm";
export { findSecrets, type BuiltVideo, type Random } from "./secrets";
