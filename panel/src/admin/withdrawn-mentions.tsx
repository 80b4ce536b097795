import type { ServerProps } from "payload";
import type { CSSProperties } from "react";

import { findMentions, type Named, readSiteTexts, readWithdrawnTalents, type SiteText } from "../mentions/find-mentions";
import { readTextsOfErased } from "../mentions/texts-of-erased";
import { mentionWords } from "./mention-words";

const BOX: CSSProperties = {
  margin: "0 0 2rem",
  padding: "1rem 1.25rem",
  border: "1px solid var(--theme-warning-500)",
  borderRadius: "var(--style-radius-m, 4px)",
  background: "var(--theme-elevation-50)",
  overflowWrap: "anywhere",
};
const TITLE: CSSProperties = { margin: "0 0 0.5rem", fontSize: "1.1rem" };
const LIST: CSSProperties = { margin: "0.5rem 0 0", paddingLeft: "1.2rem" };

type Row = { text: SiteText; talents: Named[] | null };

const isEditorOrAdmin = (user: ServerProps["user"]): boolean =>
  user !== undefined && user !== null && "role" in user && (user.role === "admin" || user.role === "editor");

/** Published texts that name a talent who was withdrawn or erased; nothing for scouts, or where no text does. */
export const WithdrawnMentions = async ({ payload, user, i18n }: ServerProps) => {
  if (!isEditorOrAdmin(user)) return null;
  const texts = await readSiteTexts(payload);
  const mentions: Row[] = findMentions(texts, await readWithdrawnTalents(payload));
  const ofErased = (await readTextsOfErased(payload, texts)).map((text): Row => ({ text, talents: null }));
  const rows = [...mentions, ...ofErased];
  if (rows.length === 0) return null;
  const say = mentionWords(i18n.language);
  const { admin } = payload.config.routes;
  return (
    <section aria-labelledby="withdrawn-mentions" style={BOX}>
      <h2 id="withdrawn-mentions" style={TITLE}>
        {say.title}
      </h2>
      <p style={{ margin: 0 }}>{say.explanation}</p>
      <ul style={LIST}>
        {rows.map(({ text, talents }) => (
          <li key={`${talents === null ? "erased" : "withdrawn"}/${text.slug}/${text.id}`}>
            <a href={[admin, text.kind, text.slug, text.id].filter((part) => part !== null).join("/")}>
              {say.kind(text.slug)}
              {text.title === "" ? "" : `: ${text.title}`}
            </a>
            {" – "}
            {talents === null ? say.erased : talents.map(({ name }) => name).join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
};
