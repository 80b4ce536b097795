import { HydrateAuthProvider, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { formatAdminURL } from "payload/shared";
import type { ReactNode } from "react";

import { redirect } from "./next-server";
import { DefaultTemplate } from "./payload-templates";
import styles from "./desk-page.module.css";

type Crumb = { label: string; url?: string };

type ContentProps = { crumbs: Crumb[]; children: ReactNode };

type Props = AdminViewServerProps & ContentProps;

/** Redirects to the sign-in screen when nobody is signed in; the sign-in then returns to this address. */
export const requireAccount = ({ initPageResult: { req } }: AdminViewServerProps): void => {
  if (req.user) return;
  const login = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: "/login" });
  redirect(`${login}?redirect=${encodeURIComponent(`${req.pathname}${req.search ?? ""}`)}`);
};

/** The path and a wide column, for a view of a collection, which Payload puts into the admin's header and menu itself. */
export const DeskContent = ({ crumbs, children }: ContentProps) => (
  <>
    <SetStepNav nav={crumbs} />
    <main className={styles.page}>{children}</main>
  </>
);

/** The layout of a desk screen: the admin's header and menu, the path, and a wide column. */
export const DeskPage = ({ initPageResult, params, searchParams, viewActions, crumbs, children }: Props) => {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={viewActions}
      // The original is frozen, and React refuses to serialise it.
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <HydrateAuthProvider permissions={permissions} />
      <DeskContent crumbs={crumbs}>{children}</DeskContent>
    </DefaultTemplate>
  );
};
