import { notFound } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";

import { isScout } from "../../access/roles";
import { parseApplicationQuery } from "../application-query";
import { applicationAddress, boardAddress } from "../board-address";
import { type Comparison, readComparison } from "../comparison";
import { describeEvent } from "../describe";
import { DeskRefusal } from "../../access/desk-endpoint";
import { applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { EntryHistory } from "../components/entry-history";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { ComparisonTable } from "./comparison-table";

const readOrNull = async (req: PayloadRequest, id: number): Promise<Comparison | null> => {
  try {
    return await readComparison(req, id, new Date());
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
};

/** The id in /admin/applications/{id}/duplicates. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[1] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : notFound();
};

type ContentProps = { req: PayloadRequest; comparison: Comparison; addressOf: (id: number) => string };

const DuplicatesContent = ({ req, comparison: { applications, omitted, history }, addressOf }: ContentProps) => {
  const { language } = req.i18n;
  const messages = comparisonMessages(language);
  const texts = applicationMessages(language);
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
        title={texts.history}
        empty={texts.noHistory}
        history={history}
        describe={(item) => describeEvent(item, texts)}
        nameOther={(entry) => references.get(entry) ?? null}
      />
    </>
  );
};

/** /admin/applications/{id}/duplicates: an application beside the others that may be of the same person. */
export const DuplicatesView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const adminRoute = req.payload.config.routes.admin;
  const query = parseApplicationQuery(props.searchParams ?? {});
  const addressOf = (id: number): string => applicationAddress(adminRoute, query, id);
  const messages = applicationMessages(req.i18n.language);
  const isAllowed = (await isScout({ req })) === true;
  const comparison = isAllowed ? await readOrNull(req, idOf(props)) : null;
  const crumbs = [{ label: messages.title, url: boardAddress(adminRoute, query) }, { label: comparisonMessages(req.i18n.language).title }];
  return (
    <DeskPage {...props} crumbs={crumbs}>
      {comparison === null ? (
        <Notice isAlert>{isAllowed ? messages.notFound : messages.forbidden}</Notice>
      ) : (
        <DuplicatesContent req={req} comparison={comparison} addressOf={addressOf} />
      )}
    </DeskPage>
  );
};
