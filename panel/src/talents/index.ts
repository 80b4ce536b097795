// The parts that other subjects use.
export { type AgeCategory, FIRST_TEEN_AGE, fittingCategory } from "./age-categories";
export { categoryLabel } from "./categories-words";
export { type FaceProblem, findRefusedFaces, publishedAdults, readChosenFaces, readNewestFaces } from "./faces";
export { EYE_COLOURS, GENDERS, HAIR_COLOURS, HAIR_KINDS } from "./fields/appearance";
export { listTraits, mapTraits, type Trait, type TraitKey, traitLabel } from "./fields/traits";
export { SELECTED_TRAITS } from "./read-traits";
export { isJeans, isShoes } from "./fields/measure-texts";
export { NETWORK_OPTIONS } from "./fields/networks";
export { readCategories, toStoredTalent } from "./read-talents";
export { pickCategories, toTalentFacts } from "./talent-facts";
export { belongToTalent } from "./talent-pictures";
