import type { JSONFieldServerProps } from "payload";

import { OFFERED_GROUPS } from "./offered-words";
import { WordsEditor } from "./words-editor";

/** A server component, so that the browser loads the list of words only with this field, not with every screen of the admin. */
export const WordsField = ({ path, readOnly }: JSONFieldServerProps & { readOnly?: boolean }) => (
  <WordsEditor groups={OFFERED_GROUPS} path={path} isReadOnly={readOnly === true} />
);
