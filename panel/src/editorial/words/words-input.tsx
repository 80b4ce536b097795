import type { JSONFieldServerProps } from "payload";

import { OFFERED_GROUPS } from "./offered-words";
import { WordsEditor } from "./words-editor";

/** The words of the site's interface. The list reaches the browser with this field alone, not with every screen of the admin. */
export const WordsField = ({ path, readOnly }: JSONFieldServerProps & { readOnly?: boolean }) => (
  <WordsEditor groups={OFFERED_GROUPS} path={path} isReadOnly={readOnly === true} />
);
