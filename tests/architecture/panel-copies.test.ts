import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** Gateway and panel share no code, so both have a copy of these modules. */
const VIDEO_METADATA = { gateway: "server/media/video-metadata", panel: "panel/src/media/video-metadata" };

const COPIES: readonly (readonly [gateway: string, panel: string])[] = [
  ["server/lib/describe-error.ts", "panel/src/logging/describe-error.ts"],
  ...readdirSync(path.join(ROOT, VIDEO_METADATA.panel)).map(
    (file) => [`${VIDEO_METADATA.gateway}/${file}`, `${VIDEO_METADATA.panel}/${file}`] as const,
  ),
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it.each(COPIES)("%s is the same as %s", (gateway, panel) => {
  expect(read(panel)).toBe(read(gateway));
});

it("compares the video modules", () => {
  expect(COPIES.length).toBeGreaterThan(5);
});
