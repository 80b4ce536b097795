import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLayoutEffect, useRef, type FormEvent } from "react";
import { PACKAGE_LIMITS } from "../../domain/package";
import * as styles from "./name-dialog.module.css";

interface NameDialogProps {
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** The agency and the other people of the client see the first name beside the answers. */
export const NameDialog = ({ name, onName, onClose }: NameDialogProps) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: its cleanup runs before the dialog is removed, which would lose the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("name");
    if (typeof given !== "string" || given.trim() === "") return;
    onName(given.trim().slice(0, PACKAGE_LIMITS.name));
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="name-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <h2 id="name-title" className={styles.title}>
          {t("package.name.title")}
        </h2>
        <p id="name-text">{t("package.name.text")}</p>
        <label htmlFor="first-name">{t("package.name.field")}</label>
        <input
          id="first-name"
          name="name"
          className={styles.field}
          defaultValue={name}
          maxLength={PACKAGE_LIMITS.name}
          autoComplete="given-name"
          aria-describedby="name-text"
          required
        />
        <div className={styles.buttons}>
          <button type="submit" className={styles.button}>
            {t("package.name.save")}
          </button>
          <button type="button" className={styles.later} onClick={onClose}>
            {t("package.name.later")}
          </button>
        </div>
      </form>
    </dialog>
  );
};
