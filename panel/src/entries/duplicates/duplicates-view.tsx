import { type Comparison, readComparison } from "../comparison";
import { describeEvent } from "../describe";
import { itemAddress } from "../entry-lists";
import { type ApplicationMessages, applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import { detailScreen, type ScreenContext } from "../components/entry-screen";
import { EntryHistory } from "../components/entry-history";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { ComparisonTable } from "./comparison-table";

type ContentProps = ScreenContext<"applications", ApplicationMessages> & { comparison: Comparison };

const DuplicatesContent = ({ adminRoute, query, language, messages: texts, comparison }: ContentProps) => {
  const { applications, omitted, history } = comparison;
  const messages = comparisonMessages(language);
  const addressOf = (id: number): string => itemAddress(adminRoute, query, id);
  const [opened] = applications;
  if (opened === undefined) return null;
  const { id } = opened.entry;
  const back = (
    <ButtonLink kind="quiet" href={addressOf(id)}>
      {messages.back}
    </ButtonLink>
  );
  const references = new Map(applications.map(({ entry }) => [entry.id, entry.reference ?? String(entry.id)]));
  if (applications.length === 1)
    return (
      <>
        <PageHead title={messages.title} kicker={opened.card.name} />
        <EmptyState title={messages.none} action={back}>
          {messages.noneText}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead title={messages.title} kicker={opened.card.name} summary={messages.summary} actions={back} />
      {omitted > 0 && <Notice tone="care">{messages.omitted.replace("{count}", String(omitted))}</Notice>}
      <ComparisonTable applications={applications} language={language} addressOf={addressOf} />
      <EntryHistory
        messages={texts}
        history={history}
        describe={(item) => describeEvent(item, texts)}
        nameOther={(entry) => references.get(entry) ?? null}
      />
    </>
  );
};

/** /admin/applications/{id}/duplicates */
export const DuplicatesView = detailScreen({
  list: "applications",
  messagesOf: applicationMessages,
  read: readComparison,
  nameOf: (_comparison, language) => comparisonMessages(language).title,
  render: async (context, comparison) => <DuplicatesContent {...context} comparison={comparison} />,
});
