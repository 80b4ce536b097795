import type { Browser } from "playwright-core";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { NO_FILTER, type CastingFilter } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { groupCredits } from "../../src/domain/credit";
import { required } from "../../src/domain/required";
import { isMinor } from "../../src/domain/talent";
import enTalent from "../../src/locales/en/talent.json";
import ptTalent from "../../src/locales/pt/talent.json";
import { toChoices } from "../builders/choices";
import { findTalent } from "./find-talent";
import { readStructuredData, waitForNames } from "./site-content";
import { fetchText } from "./templates";
import { axeViolations, createVisitor, launchBrowser, visit, waitForAnimations } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

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

describe.each([PORTUGUESE, ENGLISH])("at $width px under '$prefix'", (language) => {
  const { width, prefix, words, credits, videos, showreel, filters, skills, apply, showAll, remove } = language;

  it("an actor's page has the credits by kind and the showreel as first video", async () => {
    const { path, talent } = await findTalent(
      (one) => one.credits.length > 2 && one.book.length > 0 && one.videos.some(({ isShowreel }) => isShowreel),
    );
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, prefix + path);
    const section = page.getByRole("region", { name: credits, exact: true });
    const groups = groupCredits(talent.credits);
    expect(await section.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
      groups.map(({ kind }) => words[`talent.credit.${kind}`]),
    );
    expect(await section.locator("cite").allTextContents()).toEqual(groups.flatMap((group) => group.credits.map(({ title }) => title)));
    await section.scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole("link", { name: videos, exact: true }).click();
    await page.waitForURL("**?aba=videos");
    const buttons = page.locator("#videos").getByRole("button");
    await buttons.first().waitFor();
    expect(await buttons.count()).toBe(talent.videos.length);
    expect(await page.locator("#videos button").first().getAttribute("aria-label")).toBe(`${showreel} ${talent.name}`);
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it("the filters find by kind of credit and by skill, each with a chip that removes it", async () => {
    const all = fromCastingIndex(JSON.parse(await fetchText("/api/casting/atores/todos")) as CastingIndex);
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
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/atores`);
    await page.getByRole("button", { name: filters, exact: true }).click();
    const form = page.getByRole("form", { name: filters });
    // The skills of actors are more than the panel shows at first.
    await form.getByRole("button", { name: showAll }).click();
    await form.getByRole("group", { name: credits }).getByRole("checkbox", { name: kindWord, exact: true }).check();
    await form.getByRole("group", { name: skills }).getByRole("checkbox", { name: skill, exact: true }).check();
    await page.getByRole("button", { name: apply, exact: true }).click();
    await page.getByRole("button", { name: `${remove} ${kindWord}` }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([...searchParams]).toEqual([
      ["habilidade", skill],
      ["trabalhos", kind],
    ]);
    await waitForNames(page, namesOf(choices));
    await page.mouse.move(0, 0); // a card under the pointer shows its name twice
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: `${remove} ${kindWord}` }).click();
    await waitForNames(page, namesOf({ skills: choices.skills }).slice(0, TALENTS_PER_PAGE));
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

it("search engines read an adult's credits, and none of a minor's", async () => {
  const adult = await findTalent((talent) => !isMinor(talent) && talent.credits.length > 0);
  const works = (await readStructuredData(adult.path)).flatMap((record) => (Array.isArray(record["@graph"]) ? record["@graph"] : []));
  expect(works).toHaveLength(Math.min(20, adult.talent.credits.length));
  expect(new Set(works.map(({ name }) => name))).toEqual(new Set(adult.talent.credits.map(({ title }) => title)));
  const minor = await findTalent((talent) => isMinor(talent) && talent.credits.length > 0);
  expect(await readStructuredData(minor.path)).toEqual([]);
});
