import { getTranslation } from "@payloadcms/translations";
import type { AdminViewServerProps, PayloadRequest } from "payload";

import { Link } from "../admin/kit/next-client";
import { readCustomizations } from "../identity/index";
import { recordAddress } from "../admin/addresses";
import { isAdmin } from "../access/roles";
import { type NamedRecord, readTitles } from "./kept-titles";
import { isNothingLeft, planRemoval, type RemovalPlan } from "./plan-removal";
import { type RemoveDemoMessages, removeDemoMessages } from "./words";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { ButtonLink } from "../admin/kit/button";
import { Card } from "../admin/kit/card";
import { DataTable } from "../admin/kit/data-table";
import { EmptyState } from "../admin/kit/empty-state";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import { RemoveDemoForm } from "./remove-demo-form";

const MAX_SHOWN = 100;

type Context = { req: PayloadRequest; plan: RemovalPlan; messages: RemoveDemoMessages };

const Goes = ({ req, plan, messages }: Context) => {
  const fields = [...plan.fields.values()].reduce((sum, names) => sum + names.length, 0);
  const counts = [...plan.records].map(([slug, ids]) => ({
    id: slug,
    cells: { kind: getTranslation(req.payload.collections[slug].config.labels.plural, req.i18n), count: ids.size },
  }));
  const rows = [...counts, { id: "fields", cells: { kind: messages.fields, count: fields } }].filter(({ cells }) => cells.count > 0);
  return (
    <Card title={messages.goes}>
      <DataTable
        caption={messages.goes}
        columns={[
          { key: "kind", label: messages.kind },
          { key: "count", label: messages.count, isNumber: true },
        ]}
        rows={rows}
      />
    </Card>
  );
};

const fieldLabel = ({ req }: Context, slug: string, name: string): string => {
  const config = req.payload.config.globals.find((global) => global.slug === slug);
  const field = config?.flattenedFields.find((candidate) => candidate.name === name);
  return field !== undefined && "label" in field && field.label ? String(getTranslation(field.label, req.i18n)) : name;
};

const Stays = ({ kept, context }: { kept: readonly NamedRecord[]; context: Context }) => {
  const { req, plan, messages } = context;
  const { admin } = req.payload.config.routes;
  if (kept.length + plan.keptFields.length === 0) return null;
  const records = kept.slice(0, MAX_SHOWN).map(({ collection, id, title, reason }) => ({
    id: `${collection}-${id}`,
    cells: {
      record: (
        <Link href={recordAddress(admin, collection, id)} prefetch={false}>
          {title}
        </Link>
      ),
      kind: getTranslation(req.payload.collections[collection].config.labels.plural, req.i18n),
      reason: messages.reasons[reason],
    },
  }));
  const fields = plan.keptFields.map(({ global, field }) => ({
    id: `${global}-${field}`,
    cells: {
      record: (
        <Link href={`${admin}/globals/${global}`} prefetch={false}>
          {fieldLabel(context, global, field)}
        </Link>
      ),
      kind: getTranslation(req.payload.config.globals.find(({ slug }) => slug === global)?.label ?? global, req.i18n),
      reason: messages.reasons.changed,
    },
  }));
  return (
    <Card title={messages.stays}>
      <p>{messages.staysText}</p>
      <DataTable
        caption={messages.stays}
        columns={[
          { key: "record", label: messages.record },
          { key: "kind", label: messages.kind },
          { key: "reason", label: messages.reason },
        ]}
        rows={[...records, ...fields]}
      />
      {kept.length > MAX_SHOWN && <p>{messages.more.replace("{count}", String(kept.length - MAX_SHOWN))}</p>}
    </Card>
  );
};

/** /admin/remove-demo, for admins: lists the records that removing the demo deletes and leaves. */
export const RemoveDemoView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = removeDemoMessages(req.i18n.language);
  const crumbs = [{ label: messages.title }];
  if ((await isAdmin({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <PageHead title={messages.title} />
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const plan = await planRemoval(req.payload);
  const isDone = plan === null || isNothingLeft(plan);
  const kept = plan === null ? [] : await readTitles(req.payload, plan.kept);
  const { agencyName } = await readCustomizations(req.payload);
  const { admin } = req.payload.config.routes;
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead title={messages.title} summary={isDone ? undefined : messages.summary} />
      {isDone ? (
        <EmptyState title={messages.nothing} action={<ButtonLink href={admin}>{messages.back}</ButtonLink>}>
          {messages.nothingText}
        </EmptyState>
      ) : (
        <>
          <Goes req={req} plan={plan} messages={messages} />
          <RemoveDemoForm agencyName={agencyName} />
        </>
      )}
      {plan !== null && <Stays kept={kept} context={{ req, plan, messages }} />}
    </DeskPage>
  );
};
