import type { AdminViewServerProps, PayloadRequest } from "payload";
import type { ReactNode } from "react";

import { notFound } from "../../admin/kit/next-server";
import { DeskRefusal } from "../../access/desk-endpoint";
import { isScout } from "../../access/roles";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import type { ListPage } from "../entry-list";
import { type EntryList, type EntryQuery, listAddress, parseQuery } from "../entry-lists";
import type { EntryMessages, StatusMessages } from "../words/entries";
import { ListPages, StatusTabs } from "./list-parts";

export type ScreenContext<List extends EntryList, Messages> = {
  req: PayloadRequest;
  adminRoute: string;
  apiRoute: string;
  language: string;
  messages: Messages;
  /** The list's query, which is in the address of each screen. */
  query: EntryQuery<List>;
};

type Screen<List extends EntryList, Messages> = { list: List; messagesOf: (language: string) => Messages };

const contextOf = <List extends EntryList, Messages>(
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
  { list, messagesOf }: Screen<List, Messages>,
): ScreenContext<List, Messages> => {
  const { admin: adminRoute, api: apiRoute } = req.payload.config.routes;
  const { language } = req.i18n;
  return { req, adminRoute, apiRoute, language, messages: messagesOf(language), query: parseQuery(list, searchParams ?? {}) };
};

type ListMessages = EntryMessages & StatusMessages & { title: string; forbidden: string };

type ListScreen<List extends EntryList, Messages, Page> = Screen<List, Messages> & {
  read: (req: PayloadRequest, query: EntryQuery<List>) => Promise<Page>;
  render: (context: ScreenContext<List, Messages>, page: Page) => Promise<{ summary?: string; filters: ReactNode; content: ReactNode }>;
};

/** /admin/{list}, for admins and scouts. The filters are in the address. */
export const listScreen =
  <List extends EntryList, Messages extends ListMessages, Page extends ListPage>({
    read,
    render,
    ...screen
  }: ListScreen<List, Messages, Page>) =>
  async (props: AdminViewServerProps) => {
    requireAccount(props);
    const context = contextOf(props, screen);
    const { req, query, messages } = context;
    const crumbs = [{ label: messages.title }];
    if ((await isScout({ req })) !== true)
      return (
        <DeskPage {...props} crumbs={crumbs}>
          <Notice isAlert>{messages.forbidden}</Notice>
        </DeskPage>
      );
    const page = await read(req, query);
    const { summary, filters, content } = await render(context, page);
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <PageHead title={messages.title} summary={summary} />
        <StatusTabs {...context} counts={page.counts} />
        {filters}
        {content}
        <ListPages {...context} {...page} />
      </DeskPage>
    );
  };

/** The id in /admin/{list}/{id}. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[1] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : notFound();
};

const unlessRefused = async <Detail,>(detail: Promise<Detail>): Promise<Detail | null> => {
  try {
    return await detail;
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
};

type DetailScreen<List extends EntryList, Messages, Detail> = Screen<List, Messages> & {
  read: (req: PayloadRequest, id: number, query: EntryQuery<List>) => Promise<Detail>;
  /** The last part of the path in the header. */
  nameOf: (detail: Detail, language: string) => string;
  render: (context: ScreenContext<List, Messages>, detail: Detail) => Promise<ReactNode>;
};

/** /admin/{list}/{id}, for admins and scouts. The filters in the address determine the entries before and after it. */
export const detailScreen =
  <List extends EntryList, Messages extends { title: string; forbidden: string; notFound: string }, Detail>(
    screen: DetailScreen<List, Messages, Detail>,
  ) =>
  async (props: AdminViewServerProps) => {
    requireAccount(props);
    const context = contextOf(props, screen);
    const { req, adminRoute, language, messages, query } = context;
    const isAllowed = (await isScout({ req })) === true;
    const detail = isAllowed ? await unlessRefused(screen.read(req, idOf(props), query)) : null;
    const crumbs = [
      { label: messages.title, url: listAddress(adminRoute, query) },
      ...(detail === null ? [] : [{ label: screen.nameOf(detail, language) }]),
    ];
    return (
      <DeskPage {...props} crumbs={crumbs}>
        {detail === null ? (
          <Notice isAlert>{isAllowed ? messages.notFound : messages.forbidden}</Notice>
        ) : (
          await screen.render(context, detail)
        )}
      </DeskPage>
    );
  };
