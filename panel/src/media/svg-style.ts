import type { Element } from "domhandler";

export type Properties = Readonly<Record<string, string>>;

/** Properties of shapes and texts that may be attributes (SVG 2, presentation attributes), without those that load or animate something. */
export const PRESENTATION: ReadonlySet<string> = new Set(
  `clip-path clip-rule color color-interpolation color-interpolation-filters display dominant-baseline fill fill-opacity fill-rule filter
  flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight letter-spacing mask mask-type
  opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering vector-effect visibility
  word-spacing writing-mode`.split(/\s+/),
);

const LOCAL_URLS = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi;
/** Letters, numbers, lists and functions. Without colon, backslash and angle brackets there are no addresses, escapes and tags. */
const PLAIN = /^[\p{Letter}\p{Number}\s#.,()%+'"/_-]*$/u;

/** True when the value refers to nothing outside the drawing. */
export const isSafeValue = (value: string): boolean => {
  const rest = value.replace(LOCAL_URLS, "");
  return PLAIN.test(rest) && !/(?:url|image|image-set|src|element|paint|expression|attr|var|env)\s*\(/i.test(rest);
};

type Kind = "tag" | "class" | "id";

/** A rule with several selectors becomes several of these. */
export type StyleRule = { kind: Kind; name: string; properties: Properties };

const readDeclarations = (text: string): Properties =>
  Object.fromEntries(
    text
      .split(";")
      .map((declaration) => {
        const [name = "", ...value] = declaration.split(":");
        return [
          name.trim().toLowerCase(),
          value
            .join(":")
            .replace(/!\s*important/i, "")
            .trim(),
        ] as const;
      })
      .filter(([name, value]) => PRESENTATION.has(name) && value !== "" && isSafeValue(value)),
  );

const MAX_RULES = 1_000;

const withoutComments = (text: string): string => {
  const [first = "", ...others] = text.split("/*");
  return [first, ...others.map((part) => (part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""))].join(" ");
};

/** The rules of a style sheet outside at-rules such as `@media`. */
const splitRules = (text: string): [selector: string, declarations: string][] => {
  const rules: [string, string][] = [];
  let rest = withoutComments(text).replace(/<!--|-->/g, " ");
  while (rules.length < MAX_RULES && rest.includes("{")) {
    const at = /^\s*@[^{;]*;/.exec(rest);
    const open = rest.indexOf("{");
    const end = at === null ? closingBrace(rest, open) : at[0].length;
    if (at === null) rules.push([rest.slice(0, open).trim(), rest.slice(open + 1, end - 1)]);
    rest = rest.slice(end);
  }
  return rules.filter(([selector]) => !selector.startsWith("@"));
};

/** Returns the index after the brace that closes the one at `open`. */
const closingBrace = (text: string, open: number): number => {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
};

const SELECTOR = /^([.#]?)(-?[\p{Letter}_][\p{Letter}\p{Number}_-]*)$/u;
const KINDS: Readonly<Record<string, Kind>> = { ".": "class", "#": "id", "": "tag" };

/** Supports selectors of one class, id or element name, which drawing programs write; others are left out. */
export const readStyleRules = (text: string): readonly StyleRule[] =>
  splitRules(text).flatMap(([selectors, declarations]) => {
    const properties = readDeclarations(declarations);
    return selectors.split(",").flatMap((selector) => {
      const [, mark = "", name] = SELECTOR.exec(selector.trim()) ?? [];
      const kind = KINDS[mark];
      return name === undefined || kind === undefined ? [] : [{ kind, name, properties }];
    });
  });

const ORDER: readonly Kind[] = ["tag", "class", "id"];

/** Properties of the rules and of the element's own `style`; more specific ones override others. */
export const styleOf = ({ name, attribs }: Element, rules: readonly StyleRule[]): Properties => {
  const names = { tag: [name], class: (attribs.class ?? "").split(/\s+/), id: [attribs.id ?? ""] };
  const matching = ORDER.flatMap((kind) => rules.filter((rule) => rule.kind === kind && names[kind].includes(rule.name)));
  const merged: Record<string, string> = {};
  for (const { properties } of matching) Object.assign(merged, properties);
  return { ...merged, ...readDeclarations(attribs.style ?? "") };
};
