import { TALENT_FIELDS, type FieldKind, type FieldTable } from "../../../src/domain/talent-fields";

interface GraphqlKind {
  /** With `!` if the value is never null. */
  type: string;
  /** The fields to query of an object value. */
  selection?: readonly string[];
}

const GRAPHQL_KINDS: Readonly<Record<FieldKind, GraphqlKind>> = {
  years: { type: "Int" },
  length: { type: "Float" },
  feet: { type: "AgencyFeetAndInches", selection: ["feet", "inches"] },
  size: { type: "Float" },
  option: { type: "String" },
  text: { type: "String" },
  list: { type: "[String!]!" },
  count: { type: "AgencyDatedCount", selection: ["count", "date"] },
  flag: { type: "Boolean!" },
  day: { type: "Date" },
};

/** The SDL of a table's fields in `AgencyTalent`. */
export const talentFieldTypes = (fields: FieldTable = TALENT_FIELDS): string =>
  Object.entries(fields)
    .map(([key, { kind }]) => `  ${key}: ${GRAPHQL_KINDS[kind].type}`)
    .join("\n");

/** The source of a module with the table's fragment; Gatsby reads GraphQL from the source text of files. */
export const talentFieldsFragment = (fields: FieldTable = TALENT_FIELDS): string => {
  const lines = Object.entries(fields).map(([key, { kind }]) => {
    const { selection } = GRAPHQL_KINDS[kind];
    return selection === undefined ? `    ${key}\n` : `    ${key} {\n${selection.map((name) => `      ${name}\n`).join("")}    }\n`;
  });
  return `import { graphql } from "gatsby";

export const talentFieldsFragment = graphql\`
  fragment TalentFields on AgencyTalent {
${lines.join("")}  }
\`;
`;
};
