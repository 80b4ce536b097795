/**
 * Field names and values of the application form before version 0.2, which used the content store's. For one release
 * (CHANGELOG) they are still accepted from drafts in browsers and from pages that were opened before the upgrade.
 */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  father: "guardian",
  realname: "name",
  note: "city",
  instagr: "instagram",
  height: "heightCm",
  bust: "bustCm",
  waist: "waistCm",
  hips: "hipsCm",
};

const FORMER_GENDERS: Readonly<Record<string, string>> = { woman: "female", man: "male" };

/** `170/5.7` or `90/35.4`: centimetres before the slash. */
const toCm = (text: string): string => text.replace(/^(\d+)\/.*$/s, "$1");

const presentName = (name: string): string => (Object.hasOwn(FORMER_NAMES, name) ? (FORMER_NAMES[name] ?? name) : name);

const presentValue = (name: string, value: string): string => {
  if (name === "gender" && Object.hasOwn(FORMER_GENDERS, value)) return FORMER_GENDERS[value] ?? value;
  return name.endsWith("Cm") ? toCm(value) : value;
};

/** An application's answers under the present names, in the present values. A present name wins over a former one. */
export const renameFormerAnswers = (answers: Readonly<Record<string, string>>): Record<string, string> => {
  const renamed = Object.entries(answers).filter(([name]) => presentName(name) === name || !Object.hasOwn(answers, presentName(name)));
  return Object.fromEntries(renamed.map(([name, value]) => [presentName(name), presentValue(presentName(name), value)]));
};

/** Whether the answers were written by a page of the former release. */
export const hasFormerNames = (answers: Readonly<Record<string, string>>): boolean =>
  Object.keys(answers).some((name) => Object.hasOwn(FORMER_NAMES, name));

/** The name that a page of the former release knows a field by; the present name where it has not changed. */
export const formerName = (name: string): string => Object.keys(FORMER_NAMES).find((former) => FORMER_NAMES[former] === name) ?? name;
