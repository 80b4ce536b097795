export {
  BY_RETENTION,
  KEEPS_MEDIA,
  cleanAfterEntry,
  deleteMediaOfTalent,
  deletePhotosOfEntry,
  listErasedEntry,
  listErasedTalent,
} from "./hooks";
export { isErased } from "./share-erased-list";
