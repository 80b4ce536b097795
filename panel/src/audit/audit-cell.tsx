import type { DefaultServerCellComponentProps } from "payload";

import { describeEvent, type DescribedEvent } from "./describe-event";

type Props = DefaultServerCellComponentProps;

const describe = ({ rowData, payload, i18n }: Props): DescribedEvent => describeEvent(rowData, { payload, i18n });

/** In the list of audit records: the account's name, or a text for an action without an account. */
export const AccountCell = (props: Props) => <span>{describe(props).account}</span>;

export const StoreCell = (props: Props) => <span>{describe(props).store}</span>;

/** The number of one record, or the count of several. */
export const RecordsCell = (props: Props) => <span>{describe(props).records}</span>;

export const DetailCell = (props: Props) => <span>{describe(props).detail}</span>;
