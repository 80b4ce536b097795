import { formatTime } from "../../shared/format-time";
import { isAdmin } from "../../access/roles";
import { createAnswers, languageOfVisitor } from "../answers/answer";
import { quoteEnquiry } from "../answers/quote";
import { listAssignees } from "../assignees";
import { describeEnquiryEvent } from "../describe";
import { type EnquiryDetail, readEnquiryDetail } from "../enquiry-detail";
import { stepAddresses } from "../entry-lists";
import { environment } from "../../environment";
import { type EnquiryMessages, enquiryMessages } from "../words/enquiries";
import { formLanguage, formLanguageTerm } from "../../shared/form-language";
import { detailScreen, type ScreenContext } from "../components/entry-screen";
import { EntryHistory } from "../components/entry-history";
import { DefinitionList } from "../../admin/kit/definition-list";
import { PageHead } from "../../admin/kit/page-head";
import { EnquiryDesk } from "./enquiry-desk";
import styles from "./enquiry-view.module.css";
import { SelectedTalents } from "./selected-talents";

type ContentProps = ScreenContext<"enquiries", EnquiryMessages> & { detail: EnquiryDetail };

const EnquiryContent = async ({ req, adminRoute, language, messages, query, detail }: ContentProps) => {
  const { enquiry } = detail;
  const assignees = await listAssignees(req.payload);
  const answerTo = await createAnswers(req, "contact");
  const quote = quoteEnquiry({ ...enquiry, talents: detail.talents, language: languageOfVisitor(enquiry) });
  return (
    <article>
      <PageHead
        title={enquiry.name}
        kicker={[messages.status[enquiry.status], enquiry.reference].filter(Boolean).join(" · ")}
        summary={`${messages.received} ${formatTime(enquiry.createdAt)}`}
      />
      <EnquiryDesk
        // Remounts for another enquiry, which then starts with its own note.
        key={enquiry.id}
        enquiry={enquiry}
        answer={answerTo(enquiry, quote)}
        assignees={assignees}
        account={req.user?.id ?? 0}
        mayRemove={(await isAdmin({ req })) === true}
        addresses={stepAddresses({ adminRoute, query }, detail)}
        history={
          <EntryHistory
            messages={messages}
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

export const EnquiryView = detailScreen({
  list: "enquiries",
  messagesOf: enquiryMessages,
  read: readEnquiryDetail,
  nameOf: ({ enquiry }) => enquiry.reference ?? enquiry.name,
  render: async (context, detail) => <EnquiryContent {...context} detail={detail} />,
});
