import { formatClock } from "../../shared/format-time";
import type { createAnswers } from "../answers/answer";
import { profileLink } from "../contact-links";
import type { Registration } from "../registration-list";
import { formLanguage } from "../../shared/form-language";
import type { RegistrationMessages } from "../words/registrations";
import { DataTable, type Row } from "../../admin/kit/data-table";
import { RegistrationAnswer } from "./registration-answer";
import { RegistrationStatus } from "./registration-status";
import styles from "./registration-table.module.css";

const COLUMNS = ["name", "contact", "city", "message", "status"] as const;

export type ToAnswer = Awaited<ReturnType<typeof createAnswers>>;

type Context = {
  language: string;
  messages: RegistrationMessages;
  answerTo: ToAnswer;
  /** True for admins. */
  mayRemove: boolean;
};

const Contact = ({ registration, answerTo }: Pick<Context, "answerTo"> & { registration: Registration }) => (
  <div className={styles.contact}>
    <span>{registration.email}</span>
    <span>{registration.phone}</span>
    <RegistrationAnswer answer={answerTo(registration)} />
  </div>
);

const Origin = ({ city, instagram }: Pick<Registration, "city" | "instagram">) => {
  const profile = profileLink(instagram, "instagram");
  return (
    <div className={styles.contact}>
      <span>{city}</span>
      {profile === null ? (
        <span>{instagram}</span>
      ) : (
        <a href={profile} target="_blank" rel="noreferrer">
          {instagram}
        </a>
      )}
    </div>
  );
};

const toRow = (registration: Registration, context: Context): Row => {
  const { id, name, city, instagram, message, status, createdAt, reference, locale } = registration;
  return {
    id,
    cells: {
      name: (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.small}>
            {[formatClock(createdAt), reference, formLanguage(locale, context.language)].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
      contact: <Contact registration={registration} answerTo={context.answerTo} />,
      city: <Origin city={city} instagram={instagram} />,
      message: message ? <p className={styles.message}>{message}</p> : null,
      status: <RegistrationStatus id={id} name={name ?? ""} status={status} mayRemove={context.mayRemove} />,
    },
  };
};

type Props = Context & { caption: string; registrations: readonly Registration[] };

export const RegistrationTable = ({ caption, registrations, ...context }: Props) => {
  const { columns } = context.messages;
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS.map((key) => ({ key, label: columns[key] }))}
      rows={registrations.map((registration) => toRow(registration, context))}
    />
  );
};
