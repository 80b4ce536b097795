import type { AdminViewServerProps } from "payload";

import { Link } from "../admin/kit/next-client";
import { formatDay } from "../shared/format-time";
import { type PackageMessages, packageMessages } from "./words";
import { newPackageAddress, packageAddress } from "./package-address";
import { lastDayOf } from "./package-form";
import { type ListedPackage, listPackages, PACKAGE_TABS, type PackageTab } from "./package-list";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { PageLinks } from "../admin/kit/page-links";
import { ButtonLink } from "../admin/kit/button";
import { Chip } from "../admin/kit/chip";
import { type Column, DataTable } from "../admin/kit/data-table";
import { EmptyState } from "../admin/kit/empty-state";
import { PageHead } from "../admin/kit/page-head";
import { TabBar } from "../admin/kit/tab-bar";
import { describeAnswers, describeOpenings, STATE_TONES } from "./describe-package";

const toTab = (text: unknown): PackageTab => PACKAGE_TABS.find((tab) => tab === text) ?? "open";

const toPage = (text: unknown): number => Math.max(1, Math.min(10_000, Math.trunc(Number(text)) || 1));

const addressOf = (adminRoute: string, tab: PackageTab, page = 1): string => {
  const query = [...(tab === "open" ? [] : [`state=${tab}`]), ...(page === 1 ? [] : [`page=${page}`])].join("&");
  return `${adminRoute}/packages${query === "" ? "" : `?${query}`}`;
};

const columnsOf = ({ columns }: PackageMessages): Column[] => [
  { key: "title", label: columns.title },
  { key: "client", label: columns.client },
  { key: "talents", label: columns.talents, isNumber: true },
  { key: "opened", label: columns.opened },
  { key: "answers", label: columns.answers },
  { key: "expires", label: columns.expires },
];

type CellContext = { adminRoute: string; messages: PackageMessages };

const toRow = (listed: ListedPackage, { adminRoute, messages }: CellContext) => ({
  id: listed.id,
  cells: {
    title: (
      <Link href={packageAddress(adminRoute, listed.id)} prefetch={false}>
        {listed.title}
      </Link>
    ),
    client: listed.isClientHidden ? messages.hiddenClient : listed.client,
    talents: listed.talents,
    opened: describeOpenings(listed, messages),
    answers: describeAnswers(listed, messages),
    expires: (
      <>
        {formatDay(lastDayOf(listed.expiresAt))}{" "}
        {listed.state !== "open" && <Chip tone={STATE_TONES[listed.state]}>{messages.states[listed.state]}</Chip>}
      </>
    ),
  },
});

/** /admin/packages: open packages, or ended ones. */
export const PackagesView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = packageMessages(req.i18n.language);
  const adminRoute = req.payload.config.routes.admin;
  const tab = toTab(props.searchParams?.state);
  const list = await listPackages(req, { tab, page: toPage(props.searchParams?.page) }, new Date());
  const make = <ButtonLink href={newPackageAddress(adminRoute)}>{messages.make}</ButtonLink>;
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <PageHead title={messages.title} summary={messages.summary} actions={make} />
      <TabBar
        label={messages.statesLabel}
        tabs={PACKAGE_TABS.map((one) => ({
          label: messages.tabs[one],
          count: list.counts[one],
          href: addressOf(adminRoute, one),
          isCurrent: one === tab,
        }))}
      />
      {list.packages.length === 0 ? (
        <EmptyState title={messages.emptyTitle}>{messages.empty}</EmptyState>
      ) : (
        <DataTable
          caption={messages.title}
          columns={columnsOf(messages)}
          rows={list.packages.map((listed) => toRow(listed, { adminRoute, messages }))}
        />
      )}
      <PageLinks page={list.page} pages={list.pages} addressOf={(page) => addressOf(adminRoute, tab, page)} messages={messages} />
    </DeskPage>
  );
};
