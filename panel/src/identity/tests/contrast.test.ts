import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { assert as assertProperty, integer, property } from "fast-check";

import { contrastRatio } from "../../../../src/lib/contrast";
import { ACCENT_SECTIONS, defaultAccent, PAPERS, LEAST_ACCENT_CONTRAST } from "../../../../src/config/identity";
import { PAPER_TONES } from "../../../../src/domain/identity";
import { formatRatio, isColour, nearestPassing, passes } from "../contrast";

const PAPER = PAPERS.warm.paper;

const colours = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Red, green, blue sorted by size: a coarse measure of the hue that needs no second colour conversion. */
const channelsBySize = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return Object.entries({ red, green, blue })
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .map(([name]) => name)
    .join(" ");
};

describe("the contrast ratio", () => {
  for (const [one, other, ratio] of [
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    // Known pairs around the limit of AA.
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
    ["#ff0000", "#ffffff", 4],
    ["#0000ff", "#ffffff", 8.59],
  ] as const) {
    it(`of ${one} and ${other} is ${ratio}`, () => {
      assert.ok(Math.abs(contrastRatio(one, other) - ratio) < 0.01, String(contrastRatio(one, other)));
      assert.equal(contrastRatio(one, other), contrastRatio(other, one));
    });
  }

  it("is rounded down for people, with the language's decimal sign", () => {
    assert.equal(formatRatio(4.499, "pt"), "4,49:1");
    assert.equal(formatRatio(4.5, "en"), "4.50:1");
  });
});

describe("the nearest colour that passes", () => {
  it("is the colour itself when it passes", () => {
    assert.equal(nearestPassing("#C2410C", PAPER), "#c2410c");
  });

  for (const [colour, hue] of [
    ["#ff7a45", "red green blue"],
    ["#4da3ff", "blue green red"],
    ["#35c58b", "green blue red"],
    ["#ff9ad5", "red blue green"],
  ] as const) {
    it(`to ${colour} keeps its hue and is not darker than necessary`, () => {
      const nearest = nearestPassing(colour, PAPER);
      assert.equal(channelsBySize(nearest), hue, nearest);
      assert.ok(contrastRatio(nearest, PAPER) < LEAST_ACCENT_CONTRAST + 0.1, `${nearest} has ${contrastRatio(nearest, PAPER)}`);
    });
  }

  it("passes for every colour on every paper, and is its own nearest", () => {
    assertProperty(
      property(colours, (colour) => {
        for (const { paper } of Object.values(PAPERS)) {
          const nearest = nearestPassing(colour, paper);
          assert.ok(isColour(nearest), nearest);
          assert.ok(passes(nearest, paper), `${colour} on ${paper}: ${nearest}`);
          assert.equal(nearestPassing(nearest, paper), nearest);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it("the site's own accents pass on every paper", () => {
  const failing = PAPER_TONES.flatMap((paper) =>
    ACCENT_SECTIONS.filter((accent) => !passes(defaultAccent(accent, paper), PAPERS[paper].paper)),
  );
  assert.deepEqual(failing, []);
});
