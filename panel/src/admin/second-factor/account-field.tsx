import type { UIFieldServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { readFactorState } from "../../second-factor/factor-store";
import { ResetFactorButton } from "./reset-factor-button";
import { wordsIn } from "./words";

/** On an account's screen: whether it has a second factor. One's own links to its page; an admin may reset another's. */
export const AccountField = async ({ id, i18n, payload, user }: UIFieldServerProps) => {
  if (id === undefined || !user) return null;
  const words = wordsIn(i18n.language);
  const state = await readFactorState(payload, Number(id));
  const isOwn = String(user.id) === String(id);
  const link = formatAdminURL({ adminRoute: payload.config.routes.admin, path: "/two-step" });
  return (
    <div className="field-type" style={{ marginBottom: "var(--base)" }}>
      <strong>{words.title}:</strong> {state === null ? words.off : words.on}
      {isOwn ? (
        <>
          {" · "}
          <a href={link}>{words.manage}</a>
        </>
      ) : null}
      {!isOwn && state !== null ? <ResetFactorButton account={Number(id)} /> : null}
    </div>
  );
};
