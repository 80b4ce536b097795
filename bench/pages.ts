import path from "node:path";
import { makePackage } from "../scripts/panel-package";
import { findTemplates } from "../tests/browser/templates";
import { measureShares } from "./lib/bundle-shares";
import { inKilobytes, quantile, toSorted } from "./lib/figures";
import { audit, type PageReport, type Resource } from "./lib/lighthouse";
import { startProduct } from "./lib/product";
import { ofFigures, type Row, type Table } from "./lib/report";
import type { Workspace } from "./lib/workspace";

const THUMBNAIL_GOAL = "goal 18 kB";
const PACKAGE_TALENTS = 40;

/** Lighthouse on every template with the demonstration content, and the bytes of a listing's pictures. */
const benchPages = async ({ folder }: Workspace): Promise<Table[]> => {
  const dataDir = path.join(folder, "data");
  const product = await startProduct(folder, dataDir);
  try {
    process.env.SITE_ADDRESS = product.address; // findTemplates reads it
    const rows: string[][] = [];
    let pictures: Row[] = [];
    const clientsPage = await makePackage({ ...product, dataDir, talents: PACKAGE_TALENTS });
    const routes = { ...(await findTemplates()), [`package of ${PACKAGE_TALENTS} talents`]: clientsPage };
    for (const [name, route] of Object.entries(routes)) {
      const page = await fetch(product.address + route);
      if (!page.ok) continue; // Lighthouse does not measure a 404 page
      const robots = `${page.headers.get("x-robots-tag")} ${/<meta name="robots"[^>]*>/.exec(await page.text())?.[0]}`;
      const report = await audit(product.address + route, { isForRobots: !robots.includes("noindex") });
      console.log(`  ${name}: ${toCells(report).join(" · ")} ${report.faults.join("; ")}`);
      rows.push([name, ...toCells(report)]);
      if (name === "listing") pictures = pictureRows(report.resources);
    }
    const pages: Table = {
      head: [
        "template",
        "performance (goal 98)",
        "accessibility",
        "best practices",
        "SEO",
        "LCP",
        "TBT",
        "CLS (goal 0)",
        "machine's index",
        "taken by its host",
        "HTML (goal 14 kB)",
        "scripts",
      ],
      rows,
    };
    return [pages, ofFigures(pictures)];
  } finally {
    await product.stop();
  }
};

export const benchPagesAndScripts = async (workspace: Workspace): Promise<Table[]> => [
  ...(await benchPages(workspace)),
  await measureShares(workspace.folder),
];

const toCells = (report: PageReport): string[] => [
  String(report.performance),
  String(report.accessibility),
  String(report.bestPractices),
  String(report.seo),
  `${(report.lcpMs / 1000).toFixed(2)} s`,
  `${report.tbtMs.toFixed(0)} ms`,
  report.cls.toFixed(3),
  report.machine.toFixed(0),
  `${(100 * report.stolen).toFixed(1)} %`,
  inKilobytes(bytesOf(report.resources, "Document")),
  inKilobytes(bytesOf(report.resources, "Script")),
];

const bytesOf = (resources: readonly Resource[], kind: string): number =>
  resources.filter((resource) => resource.kind === kind && !resource.url.endsWith("/sw.js")).reduce((sum, { bytes }) => sum + bytes, 0);

const pictureRows = (resources: readonly Resource[]): Row[] => {
  const sizes = resources.filter(({ url }) => url.includes("/media/")).map(({ bytes }) => bytes);
  const sorted = toSorted(sizes);
  return [
    [`largest thumbnail of a listing (${THUMBNAIL_GOAL})`, inKilobytes(sorted.at(-1) ?? 0)],
    ["median thumbnail of a listing", inKilobytes(quantile(sorted, 0.5))],
    [`all ${sorted.length} that its first view requests`, inKilobytes(sorted.reduce((sum, size) => sum + size, 0))],
  ];
};
