import type { ServerProps } from "payload";

import { findMentions, readSiteTexts, readWithdrawnTalents, type SiteText } from "./find-mentions";
import { readTextsOfErased } from "./texts-of-erased";
import { mentionMessages } from "./mention-words";
import { Notice } from "../admin/kit/notice";
import styles from "./withdrawn-mentions.module.css";

type Row = {
  text: SiteText;
  /** Null for a text that names an erased talent, whose name is not stored. */
  names: string[] | null;
};

const isEditorOrAdmin = (user: ServerProps["user"]): boolean =>
  user !== undefined && user !== null && "role" in user && (user.role === "admin" || user.role === "editor");

/** Published texts that name a withdrawn or erased talent. Renders nothing for scouts, or without such texts. */
export const WithdrawnMentions = async ({ payload, user, i18n }: ServerProps) => {
  if (!isEditorOrAdmin(user)) return null;
  const texts = await readSiteTexts(payload);
  const ofWithdrawn = findMentions(texts, await readWithdrawnTalents(payload)).map(({ text, talents }): Row => ({
    text,
    names: talents.map(({ name }) => name),
  }));
  const ofErased = (await readTextsOfErased(payload, texts)).map((text): Row => ({ text, names: null }));
  const rows = [...ofWithdrawn, ...ofErased];
  if (rows.length === 0) return null;
  const messages = mentionMessages(i18n.language);
  const { admin } = payload.config.routes;
  return (
    <section aria-label={messages.title}>
      <Notice tone="care" title={messages.title}>
        {messages.explanation}
        <ul className={styles.list}>
          {rows.map(({ text, names }) => (
            <li key={`${names === null ? "erased" : "withdrawn"}/${text.slug}/${text.id}`}>
              <a href={[admin, text.kind, text.slug, text.id].filter((part) => part !== null).join("/")}>
                {messages.kind(text.slug)}
                {text.title === "" ? "" : `: ${text.title}`}
              </a>
              {" – "}
              {names === null ? messages.erasedTalent : names.join(", ")}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
};
