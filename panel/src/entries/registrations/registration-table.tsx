import { formatClock } from "../../shared/format-time";
import { phoneAddress, whatsappAddress } from "../../../../src/domain/phone";
import { mailLink, profileLink } from "../contact-links";
import type { createMessageWriter } from "../message-templates";
import type { Registration } from "../registration-list";
import { formLanguage } from "../../shared/form-language";
import type { RegistrationMessages } from "../words/registrations";
import { ContactActions } from "../../admin/kit/contact-actions";
import { DataTable, type Row } from "../../admin/kit/data-table";
import { RegistrationStatus } from "./registration-status";
import styles from "./registration-table.module.css";

const COLUMNS = ["name", "contact", "city", "message", "status"] as const;

export type MessageWriter = Awaited<ReturnType<typeof createMessageWriter>>;

type Context = {
  language: string;
  messages: RegistrationMessages;
  write: MessageWriter;
  /** True for admins. */
  mayRemove: boolean;
};

const Contact = ({ registration, messages, write }: Pick<Context, "messages" | "write"> & { registration: Registration }) => {
  const { email, phone } = registration;
  const message = write({ ...registration, kind: "workshopContact" });
  return (
    <div className={styles.contact}>
      <span>{email}</span>
      <span>{phone}</span>
      <ContactActions
        actions={[
          { label: messages.whatsapp, href: whatsappAddress(phone, message.body) },
          { label: messages.mail, href: mailLink(email, message) },
          { label: messages.call, href: phoneAddress(phone) },
        ]}
      />
    </div>
  );
};

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
      contact: <Contact registration={registration} {...context} />,
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
