import { expect, test as base, type Page } from "@playwright/test";
import { cutAccents } from "./cut-accents";
import { createPanelAccounts, type AdminOptions, type PanelAccounts } from "./panel-accounts";
import { axeViolations, createVisitor, visit, waitForAnimations, type Visitor, type VisitorOptions } from "./visitor";

export { expect };

/** Details of a test that is part of `npm test`; all others are run by `npm run test:wide`. */
export const GATE = { tag: "@gate" };

/** For one cell of a matrix: one is enough for `npm test`. */
export const gateIf = (isInGate: boolean): typeof GATE | object => (isInGate ? GATE : {});

/** Settings of a project of `playwright.config.ts`. */
export interface TestSettings {
  /** Translates the pages of the site as browsers do. */
  isTranslated: boolean;
}

interface Fixtures extends TestSettings {
  /** Opens a page of the site in a new browser session. */
  openVisitor: (options?: VisitorOptions) => Promise<Visitor>;
  /** In a new browser session; waits like `visit`. */
  openPage: (path: string, options?: VisitorOptions) => Promise<Visitor>;
  /** Opens a page that is signed in to the panel, as an admin by default; each worker has one account of each role. */
  openAdmin: (options?: AdminOptions) => Promise<Page>;
}

interface WorkerFixtures {
  accounts: PanelAccounts;
}

/** Playwright's `test` with sessions of the site and of the panel, which end with the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isTranslated: [false, { option: true }],
  openVisitor: async ({ browser, isTranslated }, provide) => {
    const opened: Visitor[] = [];
    await provide(async (options) => {
      const visitor = await createVisitor(browser, { isTranslated, ...options });
      opened.push(visitor);
      return visitor;
    });
    for (const { context, errors, foreignRequests, mayLogErrors, mayAskOthers } of opened) {
      if (!mayLogErrors) expect.soft(errors).toEqual([]);
      if (!mayAskOthers) expect.soft(foreignRequests).toEqual([]);
      await context.close();
    }
  },
  openPage: async ({ openVisitor }, provide) => {
    await provide(async (path, options) => {
      const visitor = await openVisitor(options);
      await visit(visitor, path);
      return visitor;
    });
  },
  openAdmin: async ({ accounts }, provide) => {
    const opened: Page[] = [];
    await provide(async (options) => {
      const page = await accounts.openPage(options);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  accounts: [
    async ({ browser }, provide) => {
      const accounts = await createPanelAccounts(browser);
      await provide(accounts);
      await accounts.close();
    },
    { scope: "worker" },
  ],
});

/** Waits for animations; the page then has no axe violations, cuts no accents and does not scroll sideways. */
export const expectGoodPage = async (page: Page): Promise<void> => {
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await cutAccents(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

/** In a window of each width, in px. */
export const expectGoodPageAt = async (page: Page, widths: readonly number[], height = 900): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expectGoodPage(page);
  }
};
