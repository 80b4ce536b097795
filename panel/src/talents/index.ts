// The parts that other subjects use.
export { type AgeCategory, FIRST_TEEN_AGE, fittingCategory } from "./age-categories";
export { categoryLabel } from "./categories-words";
export { type FaceProblem, findRefusedFaces, publishedAdults, readChosenFaces, readNewestFaces } from "./faces";
export { MAX_KEY_LENGTH } from "./fields/agency-key";
export { EYE_COLOURS, GENDERS, HAIR_COLOURS } from "./fields/appearance";
export { isJeans, isShoes } from "./fields/measure-texts";
export { NETWORK_OPTIONS } from "./fields/networks";
export { listTraits, mapTraits, type Trait, type TraitKey } from "./fields/traits";
export { readCategories, toStoredTalent } from "./read-talents";
export { SELECTED_TRAITS } from "./read-traits";
export { MAX_NAME_LENGTH, pickCategories, toTalentFacts } from "./talent-facts";
export { belongToTalent } from "./talent-pictures";
