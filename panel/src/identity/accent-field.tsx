"use client";

import { FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

import { contrastRatio } from "../../../src/lib/contrast";
import { ACCENT_SECTIONS, defaultAccent, PAPERS } from "../../../src/config/identity";
import { completeColour } from "./check-colour";
import { formatRatio, isColour, nearestPassing, passes } from "./contrast";
import { ACCENT_LABELS } from "./options";
import { inLanguage } from "../shared/bilingual";
import { identityTexts } from "./words";
import { Button } from "../admin/kit/button";
import styles from "./accent-field.module.css";
import { usePaper } from "./use-look";

type VerdictProps = { colour: string; paper: string; isOwn: boolean; onChoose: (colour: string) => void };

/** The contrast ratio in words. For a colour that fails, also a button with the nearest colour that passes. */
const Verdict = ({ colour, paper, isOwn, onChoose }: VerdictProps) => {
  const { i18n } = useTranslation();
  const texts = identityTexts(i18n.language);
  if (!isColour(colour)) return <span className={styles.bad}>{texts.notAColour}</span>;
  const ratio = formatRatio(contrastRatio(colour, paper), i18n.language);
  if (passes(colour, paper)) return <span>{`${isOwn ? "" : `${texts.siteDefault(colour)} `}${texts.good(ratio)}`}</span>;
  const nearest = nearestPassing(colour, paper);
  return (
    <>
      <span className={styles.bad}>{texts.tooFaint(ratio)}</span>
      <Button onClick={() => onChoose(nearest)}>
        <span className={styles.dot} style={{ background: nearest }} />
        {texts.useNearest(nearest)}
      </Button>
    </>
  );
};

/** The site uses the colour for text and for backgrounds of text. */
const Samples = ({ colour, paper }: { colour: string; paper: string }) => (
  <span className={styles.samples} aria-hidden>
    <span className={styles.sample} style={{ color: colour, background: paper }}>
      Aa
    </span>
    <span className={styles.sample} style={{ color: paper, background: colour }}>
      Aa
    </span>
  </span>
);

/** Shows the contrast with the chosen paper during the choice. The server rejects a colour whose contrast is too low. */
export const AccentField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string | null>({ path });
  const chosenPaper = usePaper();
  const paper = PAPERS[chosenPaper].paper;
  const texts = identityTexts(i18n.language);
  const accent = ACCENT_SECTIONS.find((name) => name === field.name) ?? "rest";
  const label = inLanguage(ACCENT_LABELS[accent], i18n.language);
  const initial = defaultAccent(accent, chosenPaper);
  const written = value ?? "";
  const completed = completeColour(written);
  const colour = written === "" ? initial : completed;
  const shown = isColour(colour) ? colour : paper;
  const id = `field-${path.replaceAll(".", "__")}`;
  return (
    <div className={`field-type ${styles.field}`} id={id} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldLabel as="span" label={field.label} path={path} />
      </span>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className={styles.row}>
          <input
            className={styles.picker}
            type="color"
            aria-label={texts.pick(label)}
            disabled={readOnly}
            value={isColour(colour) ? colour : initial}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            className={styles.code}
            type="text"
            aria-label={texts.code(label)}
            aria-describedby={`${id}-verdict`}
            aria-invalid={!(isColour(colour) && passes(colour, paper)) || undefined}
            autoComplete="off"
            maxLength={9}
            placeholder={initial}
            readOnly={readOnly}
            spellCheck={false}
            value={written}
            onChange={({ target }) => setValue(target.value)}
            onBlur={() => {
              if (completed !== written) setValue(completed);
            }}
          />
          <Samples colour={shown} paper={paper} />
        </div>
        <div id={`${id}-verdict`} className={styles.verdict} role="status">
          <Verdict colour={colour} paper={paper} isOwn={written !== ""} onChoose={setValue} />
        </div>
      </div>
    </div>
  );
};
