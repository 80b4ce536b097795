"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";

import { ACCENT_SECTIONS, PAPERS } from "../../../src/config/identity";
import type { AccentSection } from "../../../src/domain/identity";
import { ACCENT_LABELS } from "./options";
import { inLanguage } from "../shared/bilingual";
import { identityTexts } from "./words";
import "./faces.css";
import styles from "./identity-preview.module.css";
import { useAccent, useFace, usePaper } from "./use-look";

const AccentSample = ({ accent, paper }: { accent: AccentSection; paper: string }) => {
  const { i18n } = useTranslation();
  const colour = useAccent(accent);
  const label = inLanguage(ACCENT_LABELS[accent], i18n.language);
  return (
    <li className={styles.accent}>
      <span className={styles.link} style={{ color: colour }}>
        {label}
      </span>
      <span className={styles.chip} style={{ color: paper, background: colour }}>
        {label}
      </span>
    </li>
  );
};

/** The chosen face, paper and colours as on the site, before they are saved. */
export const IdentityPreview = () => {
  const { i18n } = useTranslation();
  const texts = identityTexts(i18n.language);
  const paper = PAPERS[usePaper()].paper;
  const { family: fontFamily } = useFace();
  const accent = useAccent("rest");
  const name = useFormFields(([fields]) => String(fields.agencyName?.value ?? "").trim()) || texts.noName;
  return (
    <section className={`field-type ${styles.preview}`} aria-labelledby="identity-preview">
      <h2 id="identity-preview" className={styles.title}>
        {texts.preview}
      </h2>
      <p className={styles.note}>{texts.previewNote}</p>
      <div className={styles.card} style={{ background: paper }} data-identity-card>
        <p className={styles.name} style={{ fontFamily, color: accent }}>
          {name}
        </p>
        <p className={styles.heading} style={{ fontFamily, color: accent }}>
          {texts.exampleHeading}
        </p>
        <p className={styles.text}>{texts.exampleText}</p>
        <ul className={styles.accents}>
          {ACCENT_SECTIONS.map((each) => (
            <AccentSample key={each} accent={each} paper={paper} />
          ))}
        </ul>
      </div>
    </section>
  );
};
