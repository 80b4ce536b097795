import { type Day, dayOfField } from "../../../../src/domain/day";
import { NETWORK_OPTIONS } from "../../talents/index";
import type { Talent } from "../../payload-types";
import { type Cell, toLines } from "../table/cell";
import { type Reading, readable, unreadable } from "./reading";

type Networks = NonNullable<Talent["networks"]>;
type Network = Networks[number];

/** One network in a cell: `TikTok @ana.prado 12.500 4,2%`; the engagement may be missing. */
const LINE = /^([a-z]+)\s*:?\s*@?([\p{L}\p{N}._-]{1,80})\s+(\d[\d.,\s]*)(?:\s+(\d{1,3}(?:[.,]\d+)?)\s*%)?$/iu;

/** The format in which an import compares and shows a network: `tiktok @ana.prado 12500 4.2% 2026-03-05`. */
const STORED_LINE = /^([a-z]+) @(\S+) (\d+)(?: ([\d.]+)%)? (\d{4}-\d\d-\d\d)$/;

const isNetwork = (id: string): id is Network["network"] => NETWORK_OPTIONS.some(({ value }) => value === id);

const writeLine = ({ network, handle, followers, engagement }: Omit<Network, "measuredAt">, day: Day): string => {
  const share = typeof engagement === "number" ? ` ${engagement}%` : "";
  return `${network} @${handle.replace(/^@/, "")} ${followers}${share} ${day}`;
};

/** Accepts one network per line, or networks with semicolons, all measured on one day. Returns lines that `toNetworks` reads. */
export const readNetworks = (cell: Cell | undefined, measuredOn: Day | null): Reading<string> => {
  const parts = toLines(cell)
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return readable(null);
  const lines = parts.map((part) => {
    const [, name = "", handle = "", count = "", share] = LINE.exec(part) ?? [];
    const network = name.toLowerCase();
    if (!isNetwork(network)) return null;
    const engagement = share === undefined ? null : Number(share.replace(",", "."));
    return writeLine({ network, handle, followers: Number(count.replace(/\D/g, "")), engagement }, measuredOn ?? "");
  });
  if (lines.some((line) => line === null)) return unreadable(NETWORK_OPTIONS.map(({ label }) => `${label} @perfil 12500 4,2%`).slice(0, 1));
  return readable(measuredOn === null ? null : lines.join("\n"));
};

/** Null without networks. */
export const toNetworkLines = (networks: Talent["networks"], timeZone: string): string | null =>
  (networks ?? []).map(({ measuredAt, ...network }) => writeLine(network, dayOfField(measuredAt, timeZone))).join("\n") || null;

/** Reads lines of `toNetworkLines`. */
export const toNetworks = (lines: string): Networks =>
  lines.split("\n").flatMap((line) => {
    const [, network = "", handle = "", followers, engagement, day] = STORED_LINE.exec(line) ?? [];
    if (!isNetwork(network)) return [];
    const share = engagement === undefined ? {} : { engagement: Number(engagement) };
    return [{ network, handle, followers: Number(followers), ...share, measuredAt: `${day}T12:00:00.000Z` }];
  });
