import type { Endpoint, PayloadRequest } from "payload";

import { isDay } from "../../../src/domain/day";
import { isScout } from "../access/roles";
import { requireAuditRecord } from "../audit/index";
import { environment } from "../environment";
import { startOfDay } from "../shared/agency-days";
import { toSpreadsheetCsv } from "../shared/csv";
import { registrationColumns } from "./words/registration-export";
import type { Entry } from "../payload-types";
import { deskEndpoint, DeskRefusal } from "../access/desk-endpoint";

const readDay = ({ query }: PayloadRequest): string => {
  const { day } = query;
  if (typeof day !== "string" || !isDay(day)) throw new DeskRefusal(422, "invalid");
  return day;
};

const readRegistrations = async (req: PayloadRequest, day: string): Promise<Entry[]> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: {
      and: [
        { kind: { equals: "workshopContact" } },
        { createdAt: { greater_than_equal: startOfDay(day) } },
        { createdAt: { less_than: startOfDay(day, 1) } },
      ],
    },
    sort: "createdAt",
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs;
};

/** `23/11/2026 09:05`, which Excel reads as a date in Brazil. */
const formatTime = (time: string): string =>
  new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", timeZone: environment.timeZone })
    .format(new Date(time))
    .replace(",", "");

const toCsv = (entries: readonly Entry[], columns: readonly string[]): string =>
  toSpreadsheetCsv(
    columns,
    entries.map(({ createdAt, name, email, phone, city, instagram, message }) => [
      formatTime(createdAt),
      ...[name, email, phone, city, instagram, message].map((text) => text ?? ""),
    ]),
  );

/** GET /cms/api/desk/export/registrations?day=yyyy-mm-dd: the workshop registrations of a day at the agency, as CSV. */
export const registrationExportEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/export/registrations",
  access: isScout,
  handler: async (req) => {
    const day = readDay(req);
    const entries = await readRegistrations(req, day);
    const subjects = entries.map(({ name, phone, email }) => ({ name, phone, email }));
    const detail = `workshop registrations of ${day}`;
    await requireAuditRecord(req, { action: "export", store: "entries", records: entries.map(({ id }) => id), subjects, detail });
    return new Response(toCsv(entries, registrationColumns(req.i18n.language)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="workshop-${day}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
