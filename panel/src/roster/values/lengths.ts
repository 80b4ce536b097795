import { isWithin, MEASURE_LIMITS } from "../../../../src/domain/measure-limits";
import { type Cell, toText } from "../table/cell";
import { type Reading, readable, unreadable } from "./reading";
import { refuseDate } from "./sizes";

const CM_PER_INCH = 2.54;

const FEET = /^(\d)\s*(?:'|’|′|ft|feet|pés|pes)\s*(?:(\d{1,2})\s*(?:"|”|″|''|’’|in|inches|pol)?)?\.?$/;
const METRES_AND_CM = /^(\d)\s*m\s*(\d{2})$/;
const NUMBER = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(cm|cms|m|mt|mts|metros?|centímetros|centimetros)?\.?$/;

const toHeight = (cm: number, feet = ""): Reading<string> =>
  isWithin(MEASURE_LIMITS.length, cm) ? readable(`${Math.round(cm)}${feet}`) : unreadable();

const fromFeet = (feet: number, inches: number): Reading<string> =>
  inches > 11 ? unreadable() : toHeight((feet * 12 + inches) * CM_PER_INCH, `/${feet}.${inches}`);

/** A number without a unit is in metres when it is below the smallest height in centimetres. */
const fromNumber = (number: number, unit: string): Reading<string> => {
  const isMetres = unit === "" ? number < MEASURE_LIMITS.length.min : unit.startsWith("m");
  return toHeight(isMetres ? number * 100 : number);
};

const heightOf = (cell: Cell | undefined): Reading<string> => {
  if (typeof cell === "number") return fromNumber(cell, "");
  const text = toText(cell).toLowerCase();
  if (text === "") return readable(null);
  const [, feet, inches = "0"] = FEET.exec(text) ?? [];
  if (feet !== undefined) return fromFeet(Number(feet), Number(inches));
  const [, metres, cm] = METRES_AND_CM.exec(text) ?? [];
  if (metres !== undefined) return toHeight(Number(metres) * 100 + Number(cm));
  const [, number, unit = ""] = NUMBER.exec(text) ?? [];
  return number === undefined ? unreadable() : fromNumber(Number(number.replace(",", ".")), unit);
};

/** A height such as 1,70, 170, `170 cm`, `1m70` or `5'7"`, as the talent's field stores it: `170`, or `170/5.7` when it was given in feet. */
export const readHeight = (cell: Cell | undefined): Reading<string> => refuseDate(cell, heightOf(cell));

/** Null without a height. */
export const heightInCm = (height: string | null | undefined): number | null => {
  const cm = Number.parseInt(height ?? "", 10);
  return Number.isNaN(cm) ? null : cm;
};
