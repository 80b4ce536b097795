import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState } from "react";
import type { ErasureState } from "../../domain/entry-status";
import { eraseEntry, type Access } from "../../live/family-calls";
import * as styles from "./family.module.css";

interface EraseEntryProps {
  access: Access;
  onErased: (state: ErasureState) => void;
}

type Step = "idle" | "asking" | "erasing" | "failed";

/** Erases only after a second press. */
export const EraseEntry = ({ access, onErased }: EraseEntryProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>("idle");
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === "asking") question.current?.focus();
  }, [step]);

  const erase = async () => {
    setStep("erasing");
    const erased = await eraseEntry(access);
    if (erased.ok) onErased(erased.value);
    else setStep("failed");
  };

  return (
    <section className={styles.section} aria-labelledby="erase-entry">
      <h2 id="erase-entry" className={styles.heading}>
        {t("familyPage.eraseTitle")}
      </h2>
      <p>{t("familyPage.eraseText")}</p>
      {step === "idle" || step === "failed" ? (
        <button type="button" className={styles.button} onClick={() => setStep("asking")}>
          {t("familyPage.erase")}
        </button>
      ) : (
        <>
          <p ref={question} tabIndex={-1} className={styles.question}>
            {t("familyPage.eraseSure")}
          </p>
          <p className={styles.actions}>
            <button type="button" className={styles.danger} disabled={step === "erasing"} onClick={() => void erase()}>
              {t(step === "erasing" ? "familyPage.erasing" : "familyPage.eraseConfirm")}
            </button>
            <button type="button" className={styles.link} disabled={step === "erasing"} onClick={() => setStep("idle")}>
              {t("familyPage.eraseCancel")}
            </button>
          </p>
        </>
      )}
      <p role="alert">{step === "failed" && t("familyPage.eraseFailed")}</p>
    </section>
  );
};
