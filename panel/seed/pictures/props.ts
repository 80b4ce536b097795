import { mix } from "./color";
import { INK } from "./palette";

/**
 * Objects of the studio in the style of the portraits: flat colours and one line width. Each stands on the point 0,0 of
 * its own coordinates.
 */
export type PropName = "softbox" | "stool" | "rack" | "camera" | "chair" | "microphone" | "mirror" | "plant" | "stack" | "clapper";

const line = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string, width = 9): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const softbox = (cloth: string): string =>
  line("M0 0V-520M0 -120L-130 0M0 -120L130 0") +
  shape("M-190 -900L210 -960L250 -560L-150 -500Z", "#fbf7ee") +
  shape("M-190 -900L-270 -790L-250 -600L-150 -500Z", mix(cloth, INK, 0.55)) +
  line("M-170 -700L230 -760M10 -930L50 -530", 4);

const stool = (cloth: string): string =>
  line("M-95 -330L-140 0M95 -330L140 0M0 -320V0M-122 -130H122") +
  shape("M-150 -350C-150 -392 150 -392 150 -350C150 -312 -150 -312 -150 -350Z", cloth);

const garment = (x: number, fill: string, long: number): string =>
  line(`M${x} -842C${x} -862 ${x + 18} -862 ${x + 16} -846L${x} -824`, 6) +
  shape(
    `M${x} -824L${x + 66} -786L${x + 82} -700L${x + 54} -690L${x + 60} ${-690 + long}H${x - 60}L${x - 54} -690L${x - 82} -700L${x - 66} -786Z`,
    fill,
    8,
  );

const rack = (cloth: string): string => {
  const fills = ["#f3efe7", cloth, "#2a2827", mix(cloth, "#f3efe7", 0.55), "#c9bca7"];
  const clothes = fills.map((fill, index) => garment(-240 + index * 120, fill, [330, 470, 380, 300, 440][index] ?? 360));
  return `${line("M-360 0V-850H360V0M-430 0H-290M290 0H430")}${clothes.join("")}`;
};

const camera = (cloth: string): string =>
  line("M0 -470L-170 0M0 -470L170 0M0 -470V-20") +
  shape("M-150 -650H150V-480H-150Z", mix(cloth, INK, 0.75)) +
  shape("M-60 -700H50L70 -650H-80Z", mix(cloth, INK, 0.75)) +
  `<circle cx="10" cy="-566" r="66" fill="#e4dccd" stroke="${INK}" stroke-width="9"/><circle cx="10" cy="-566" r="34" fill="${INK}"/><circle cx="110" cy="-622" r="11" fill="${cloth}"/>`;

const chair = (cloth: string): string =>
  line("M-170 -330L170 0M170 -330L-170 0M-170 -330V-620M170 -330V-620M-200 -420H-140M200 -420H140M-190 0H190") +
  shape("M-185 -350H185V-312H-185Z", cloth) +
  shape("M-190 -640H190L182 -500H-182Z", cloth);

const microphone = (cloth: string): string =>
  line("M0 -30V-760L150 -820M-110 0H110M0 -30L-110 0M0 -30L110 0") +
  `<g transform="rotate(28 190 -850)">${shape("M150 -920H230V-800C230 -760 150 -760 150 -800Z", "#d8d2c7")}${shape("M150 -830H230V-800C230 -760 150 -760 150 -800Z", cloth)}${line("M176 -905V-850M204 -905V-850", 5)}</g>`;

const mirror = (cloth: string): string => {
  const lamps = [-300, -150, 0, 150, 300].map(
    (x) => `<circle cx="${x}" cy="-905" r="25" fill="#fff4d6" stroke="${INK}" stroke-width="7"/>`,
  );
  return (
    shape("M-380 -950H380V-420H-380Z", cloth) +
    shape("M-320 -860H320V-470H-320Z", "#eef0ee") +
    line("M-220 -520L-60 -800M-150 -500L-30 -710", 5) +
    lamps.join("") +
    shape("M-470 -400H470V-350H-470Z", mix(cloth, "#f3efe7", 0.6)) +
    line("M-420 -350V0M420 -350V0")
  );
};

const plant = (cloth: string): string =>
  line("M0 -240C-10 -430 -60 -560 -130 -700M0 -240C10 -460 40 -620 90 -780M0 -240C30 -400 110 -500 190 -560", 7) +
  shape("M-130 -700C-190 -780 -180 -880 -140 -930C-100 -860 -90 -780 -130 -700Z", mix(cloth, "#7d8a74", 0.7), 7) +
  shape("M90 -780C50 -870 70 -970 115 -1020C150 -940 140 -850 90 -780Z", mix(cloth, "#7d8a74", 0.7), 7) +
  shape("M190 -560C220 -640 290 -690 350 -700C340 -630 280 -570 190 -560Z", mix(cloth, "#7d8a74", 0.7), 7) +
  shape("M-90 -250C-130 -150 -120 -50 -70 0H70C120 -50 130 -150 90 -250Z", "#e4dccd");

const stack = (cloth: string): string => {
  const fills = [cloth, "#f3efe7", mix(cloth, INK, 0.6), "#c9bca7", mix(cloth, "#f3efe7", 0.5)];
  return fills
    .map((fill, index) =>
      shape(`M${-210 + index * 12} ${-index * 46}H${200 - index * 9}V${-42 - index * 46}H${-210 + index * 12}Z`, fill, 7),
    )
    .join("");
};

const clapper = (cloth: string): string =>
  shape("M-240 -40H240V-330H-240Z", "#2a2827") +
  shape("M-240 -342L226 -440L240 -378L-226 -300Z", "#f3efe7") +
  [-150, -30, 90, 200].map((x) => `<path d="M${x - 46} ${-366 - (x + 150) * 0.2}l52 -11 l-18 62 l-52 11Z" fill="${INK}"/>`).join("") +
  `<path d="M-200 -230H200M-200 -150H200M-40 -230V-60" stroke="${cloth}" stroke-width="6" fill="none"/>`;

const DRAWERS: Record<PropName, (cloth: string) => string> = {
  softbox,
  stool,
  rack,
  camera,
  chair,
  microphone,
  mirror,
  plant,
  stack,
  clapper,
};

export type Prop = {
  name: PropName;
  /** Shares of the picture. */ x: number;
  floor: number;
  scale: number;
  cloth: string;
  mirrored?: boolean;
};

/** A prop with its shadow on the floor, in a picture of the given size. */
export const drawProp = ({ name, x, floor, scale, cloth, mirrored = false }: Prop, width: number, height: number): string =>
  `<g transform="translate(${x * width} ${floor * height}) scale(${mirrored ? -scale : scale} ${scale})">` +
  `<ellipse cx="60" cy="6" rx="330" ry="26" fill="${INK}" opacity=".14"/>${DRAWERS[name](cloth)}</g>`;
