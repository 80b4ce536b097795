import { type ApplicationQuery, formatApplicationQuery } from "./application-query";
import type { EntryStatus } from "./application-status";

/** Addresses of the board and of an application, which keep the board's filters. */
export const boardAddress = (adminRoute: string, query: ApplicationQuery): string =>
  `${adminRoute}/applications${formatApplicationQuery(query)}`;

export const tabAddress = (adminRoute: string, query: ApplicationQuery, status: EntryStatus | null): string =>
  boardAddress(adminRoute, { ...query, status, page: 1 });

export const pageAddress = (adminRoute: string, query: ApplicationQuery, page: number): string =>
  boardAddress(adminRoute, { ...query, page });

export const applicationAddress = (adminRoute: string, query: ApplicationQuery, id: number): string =>
  `${adminRoute}/applications/${id}${formatApplicationQuery({ ...query, page: 1 })}`;

/** The comparison with the applications that may be of the same person. */
export const comparisonAddress = (adminRoute: string, query: ApplicationQuery, id: number): string =>
  `${adminRoute}/applications/${id}/duplicates${formatApplicationQuery({ ...query, page: 1 })}`;
