import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState } from "react";
import type { ErasureState } from "../../domain/entry-status";
import { eraseRequest, type Access } from "../../live/family-calls";
import * as styles from "./family.module.css";

interface EraseRequestProps {
  access: Access;
  onErased: (state: ErasureState) => void;
}

type Step = "idle" | "asking" | "erasing" | "failed";

/** Erases only after a second press. */
export const EraseRequest = ({ access, onErased }: EraseRequestProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>("idle");
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === "asking") question.current?.focus();
  }, [step]);

  const erase = async () => {
    setStep("erasing");
    const erased = await eraseRequest(access);
    if (erased.ok) onErased(erased.value);
    else setStep("failed");
  };

  return (
    <section className={styles.section} aria-labelledby="erase-request">
      <h2 id="erase-request" className={styles.heading}>
        {t("request.eraseTitle")}
      </h2>
      <p>{t("request.eraseText")}</p>
      {step === "idle" || step === "failed" ? (
        <button type="button" className={styles.button} onClick={() => setStep("asking")}>
          {t("request.erase")}
        </button>
      ) : (
        <>
          <p ref={question} tabIndex={-1} className={styles.question}>
            {t("request.eraseSure")}
          </p>
          <p className={styles.actions}>
            <button type="button" className={styles.danger} disabled={step === "erasing"} onClick={() => void erase()}>
              {t(step === "erasing" ? "request.erasing" : "request.eraseConfirm")}
            </button>
            <button type="button" className={styles.link} disabled={step === "erasing"} onClick={() => setStep("idle")}>
              {t("request.eraseCancel")}
            </button>
          </p>
        </>
      )}
      <p role="alert">{step === "failed" && t("request.eraseFailed")}</p>
    </section>
  );
};
