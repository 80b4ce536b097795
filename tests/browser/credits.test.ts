import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { NO_FILTER, type CastingFilter } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { groupCredits } from "../../src/domain/credit";
import { required } from "../../src/domain/required";
import { isMinor } from "../../src/domain/talent";
import enTalent from "../../src/locales/en/talent.json";
import ptTalent from "../../src/locales/pt/talent.json";
import { toChoices } from "../builders/choices";
import { findTalent } from "./find-talent";
import { readStructuredData, readTalents, waitForNames } from "./site-content";
import { expect, expectGoodPage, test } from "./test";
import { axeViolations, waitForAnimations } from "./visitor";

const PORTUGUESE = {
  width: 1440,
  prefix: "",
  words: ptTalent,
  credits: "Trabalhos",
  videos: "VIDEOS",
  showreel: "Assistir: Showreel de",
  filters: "Filtros",
  skills: "Habilidades",
  apply: "Filtrar",
  showAll: /^Mostrar todas as opções: /,
  remove: "Remover filtro:",
};
const ENGLISH = {
  width: 390,
  prefix: "/en",
  words: enTalent,
  credits: "Credits",
  videos: "VIDEOS",
  showreel: "Play: Showreel of",
  filters: "Filters",
  skills: "Skills",
  apply: "Filter",
  showAll: /^Show all /,
  remove: "Remove filter:",
};

for (const { width, prefix, words, ...names } of [PORTUGUESE, ENGLISH])
  test.describe(`at ${width} px under "${prefix}"`, () => {
    const { credits, videos, showreel, filters, skills, apply, showAll, remove } = names;

    test("an actor's page has the credits by kind and the showreel as first video", async ({ openPage }) => {
      const { path, talent } = await findTalent(
        (one) => one.credits.length > 2 && one.book.length > 0 && one.videos.some(({ isShowreel }) => isShowreel),
      );
      const { page } = await openPage(prefix + path, { width });
      const section = page.getByRole("region", { name: credits, exact: true });
      const groups = groupCredits(talent.credits);
      await expect(section.getByRole("heading", { level: 3 })).toHaveText(groups.map(({ kind }) => words[`talent.credit.${kind}`]));
      await expect(section.locator("cite")).toHaveText(groups.flatMap((group) => group.credits.map(({ title }) => title)));
      await section.scrollIntoViewIfNeeded();
      await expectGoodPage(page);
      await page.getByRole("link", { name: videos, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}${path}?aba=videos`);
      const buttons = page.locator("#videos").getByRole("button");
      await expect(buttons).toHaveCount(talent.videos.length);
      await expect(buttons.first()).toHaveAttribute("aria-label", `${showreel} ${talent.name}`);
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
    });

    test("the filters find by kind of credit and by skill, each with a chip that removes it", async ({ openPage }) => {
      const all = await readTalents("/atores/todos");
      const namesOf = (choices: CastingFilter["choices"]) => filterTalents({ ...NO_FILTER, choices }, all).map(({ name }) => name);
      const pairs = all.flatMap(({ creditKinds, skills: own }) =>
        creditKinds.flatMap((kind) => own.map((skill) => ({ creditKinds: toChoices(kind), skills: toChoices(skill) }))),
      );
      const choices = required(
        pairs.find((pair) => namesOf(pair).length < namesOf({ skills: pair.skills }).length),
        "actors with one skill and different credits",
      );
      const [[{ key: kind } = { key: "" }], [{ key: skill } = { key: "" }]] = [choices.creditKinds, choices.skills];
      const kindWord = Object.entries(words).find(([key]) => key === `talent.credit.${kind}`)?.[1] ?? "";
      const { page } = await openPage(`${prefix}/atores`, { width });
      await page.getByRole("button", { name: filters, exact: true }).click();
      const form = page.getByRole("form", { name: filters });
      // The skills of actors are more than the panel shows at first.
      await form.getByRole("button", { name: showAll }).click();
      await form.getByRole("group", { name: credits }).getByRole("checkbox", { name: kindWord, exact: true }).check();
      await form.getByRole("group", { name: skills }).getByRole("checkbox", { name: skill, exact: true }).check();
      await page.getByRole("button", { name: apply, exact: true }).click();
      const chip = page.getByRole("button", { name: `${remove} ${kindWord}` });
      await expect(chip).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/atores?${new URLSearchParams({ habilidade: skill, trabalhos: kind })}`);
      await waitForNames(page, namesOf(choices));
      await page.mouse.move(0, 0); // a card under the pointer shows its name twice
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      await chip.click();
      await waitForNames(page, namesOf({ skills: choices.skills }).slice(0, TALENTS_PER_PAGE));
    });
  });

test("search engines read an adult's credits, and none of a minor's", async () => {
  const adult = await findTalent((talent) => !isMinor(talent) && talent.credits.length > 0);
  const works = (await readStructuredData(adult.path)).flatMap((record) => (Array.isArray(record["@graph"]) ? record["@graph"] : []));
  expect(works).toHaveLength(Math.min(20, adult.talent.credits.length));
  expect(new Set(works.map(({ name }) => name))).toEqual(new Set(adult.talent.credits.map(({ title }) => title)));
  const minor = await findTalent((talent) => isMinor(talent) && talent.credits.length > 0);
  expect(await readStructuredData(minor.path)).toEqual([]);
});
