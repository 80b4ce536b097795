import type { DefaultServerCellComponentProps } from "payload";

import { describeEvent, type DescribedEvent } from "./describe-event";

type Props = DefaultServerCellComponentProps;

const describe = ({ rowData, payload, i18n }: Props): DescribedEvent => describeEvent(rowData, { payload, i18n });

/** In the list of audit records: the account's name, or that no account did it. */
export const AccountCell = (props: Props) => <span>{describe(props).account}</span>;

/** The collection in words. */
export const StoreCell = (props: Props) => <span>{describe(props).store}</span>;

/** The record's number, or how many records. */
export const RecordsCell = (props: Props) => <span>{describe(props).records}</span>;

export const DetailCell = (props: Props) => <span>{describe(props).detail}</span>;
