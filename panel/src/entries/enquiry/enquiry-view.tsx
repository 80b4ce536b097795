import { notFound } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";

import { formatTime } from "../../shared/format-time";
import { phoneAddress, whatsappAddress } from "../../../../src/domain/phone";
import { isAdmin, isScout } from "../../access/roles";
import { listAssignees } from "../assignees";
import { mailLink } from "../contact-links";
import { DeskRefusal } from "../../access/desk-endpoint";
import { describeEnquiryEvent } from "../describe-enquiry";
import { type EnquiryDetail, readEnquiryDetail } from "../enquiry-detail";
import { enquiriesAddress, enquiryAddress, type EnquiryQuery, parseEnquiryQuery } from "../enquiry-query";
import { createMessageWriter, type EntryMessage, languageOfVisitor } from "../message-templates";
import { environment } from "../../environment";
import { enquiryMessages } from "../words/enquiries";
import { formLanguage, formLanguageTerm } from "../../shared/form-language";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { EntryHistory } from "../components/entry-history";
import { DefinitionList } from "../../admin/kit/definition-list";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { EnquiryDesk } from "./enquiry-desk";
import styles from "./enquiry-view.module.css";
import { SelectedTalents } from "./selected-talents";

const readOrNull = async (req: PayloadRequest, id: number, query: EnquiryQuery): Promise<EnquiryDetail | null> => {
  try {
    return await readEnquiryDetail(req, id, query);
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
};

/** The id in /admin/enquiries/{id}. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[1] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : notFound();
};

const toContacts = ({ email, phone }: EnquiryDetail["enquiry"], message: EntryMessage) => ({
  mail: mailLink(email, message),
  whatsapp: whatsappAddress(phone, message.body),
  call: phoneAddress(phone),
});

type ContentProps = { req: PayloadRequest; detail: EnquiryDetail; query: EnquiryQuery };

const EnquiryContent = async ({ req, detail, query }: ContentProps) => {
  const { language } = req.i18n;
  const messages = enquiryMessages(language);
  const adminRoute = req.payload.config.routes.admin;
  const { enquiry } = detail;
  const assignees = await listAssignees(req.payload);
  const write = await createMessageWriter(req.payload);
  const addressOf = (id: number | null): string | null => (id === null ? null : enquiryAddress(adminRoute, query, id));
  return (
    <article>
      <PageHead
        title={enquiry.name}
        kicker={[messages.status[enquiry.status], enquiry.reference].filter(Boolean).join(" · ")}
        summary={`${messages.received} ${formatTime(enquiry.createdAt)}`}
      />
      <EnquiryDesk
        // Another enquiry starts with its own note.
        key={enquiry.id}
        enquiry={enquiry}
        language={languageOfVisitor(enquiry)}
        contacts={toContacts(enquiry, write({ ...enquiry, kind: "contact" }))}
        assignees={assignees}
        account={req.user?.id ?? 0}
        mayRemove={(await isAdmin({ req })) === true}
        addresses={{
          list: enquiriesAddress(adminRoute, query),
          previous: addressOf(detail.previous),
          next: addressOf(detail.next),
        }}
        history={
          <EntryHistory
            title={messages.history}
            empty={messages.noHistory}
            history={detail.history}
            describe={(item) => describeEnquiryEvent(item, { assignees, messages })}
          />
        }
      >
        <section className={styles.message} aria-labelledby="message">
          <h2 id="message" className={styles.title}>
            {messages.message}
          </h2>
          <p className={styles.text}>{enquiry.message || messages.noMessage}</p>
          <DefinitionList
            items={[
              { term: messages.mail, detail: enquiry.email },
              { term: messages.phone, detail: enquiry.phone },
              { term: formLanguageTerm(language), detail: formLanguage(enquiry.locale, language) },
            ]}
          />
        </section>
        <SelectedTalents
          enquiry={enquiry.id}
          talents={detail.talents}
          adminRoute={adminRoute}
          siteUrl={environment.siteUrl}
          language={language}
          messages={messages}
        />
      </EnquiryDesk>
    </article>
  );
};

/** /admin/enquiries/{id}: an enquiry, with the filters of the list in the address. */
export const EnquiryView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = enquiryMessages(req.i18n.language);
  const query = parseEnquiryQuery(props.searchParams ?? {});
  const list = { label: messages.title, url: enquiriesAddress(req.payload.config.routes.admin, query) };
  if ((await isScout({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={[list]}>
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const detail = await readOrNull(req, idOf(props), query);
  if (detail === null) notFound();
  return (
    <DeskPage {...props} crumbs={[list, { label: detail.enquiry.reference ?? detail.enquiry.name }]}>
      <EnquiryContent req={req} detail={detail} query={query} />
    </DeskPage>
  );
};
