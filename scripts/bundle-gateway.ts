import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { SUBSETS, TEXT_FACE } from "../server/cards/card-fonts";
import { BUNDLED_FILES, PROJECT_FILES } from "../server/lib/project-files";
import { faceFile } from "../src/config/identity-css";
import { DISPLAY_FACES } from "../src/domain/identity";
import { lockedVersion, subsetLockfile, type Lockfile, type SubsetProject } from "./lockfile-subset";
import { ROOT } from "./settings";
import { StartError } from "./steps";

const NAME = "talent-agency-gateway";
export const BUNDLE = "gateway.cjs";
const LICENCES = "third-party-licences.txt";

/** Packages with native code. They stay outside the bundle, and `npm ci` installs them for the machine that runs it. */
const NATIVE_PACKAGES = ["sharp"];

const FONT_FILES = [TEXT_FACE, ...DISPLAY_FACES].flatMap((face) => SUBSETS.map((subset) => faceFile(face, subset)));

/** The folder runs without this repository: `npm ci && node gateway.cjs`. Replaces an earlier bundle. */
export const bundleGateway = async (folder: string): Promise<void> => {
  await removeEarlierBundle(folder);
  await mkdir(folder, { recursive: true });
  const metafile = await bundle(path.join(folder, BUNDLE));
  await copyFiles(folder);
  await writePackageFiles(folder);
  await writeFile(path.join(folder, LICENCES), await licencesOf([...bundledPackages(metafile), ...fontPackages()]));
};

/** Keeps `node_modules` and a data folder of the gateway. */
const removeEarlierBundle = async (folder: string): Promise<void> => {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return;
  const manifest = path.join(folder, "package.json");
  if (!existsSync(manifest) || JSON.parse(await readFile(manifest, "utf8")).name !== NAME)
    throw new StartError(`${folder} is neither empty nor an earlier bundle of the gateway`);
  for (const name of [BUNDLE, BUNDLED_FILES, LICENCES, "package-lock.json"])
    await rm(path.join(folder, name), { recursive: true, force: true });
};

const bundle = async (outfile: string): Promise<Metafile> => {
  const { metafile, warnings } = await build({
    absWorkingDir: ROOT,
    entryPoints: [path.join(ROOT, "server/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node24",
    external: NATIVE_PACKAGES,
    define: { GATEWAY_BUNDLE: "true", "process.env.NODE_ENV": '"production"' },
    plugins: [requireFirst],
    legalComments: "none",
    metafile: true,
    logLevel: "error",
  });
  // For example `import.meta` in a package, which has no value in a CommonJS file.
  if (warnings.length > 0) throw new StartError(`The bundle would not work: ${warnings.map(({ text }) => text).join("; ")}`);
  return metafile;
};

/**
 * Chooses the CommonJS file of a package that has one, as Node does for the gateway's own modules: the other files of pdfkit look for
 * fonts beside themselves, and a package in both formats would be bundled twice.
 */
const requireFirst: Plugin = {
  name: "require-first",
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (pluginData === requireFirst || kind === "require-call" || NATIVE_PACKAGES.includes(name)) return null;
      const found = await resolve(name, { kind: "require-call", resolveDir, pluginData: requireFirst });
      return found.errors.length === 0 ? found : null;
    });
  },
};

const copyFiles = async (folder: string): Promise<void> => {
  const sources = [
    ...PROJECT_FILES.map((file) => [file, path.join(ROOT, file)] as const),
    ...FONT_FILES.map((file) => [file, require.resolve(file)] as const),
  ];
  for (const [file, source] of sources) {
    const target = path.join(folder, BUNDLED_FILES, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
  }
};

const writePackageFiles = async (folder: string): Promise<void> => {
  const { version, license } = readJson(path.join(ROOT, "package.json"));
  const lockfile: Lockfile = readJson(path.join(ROOT, "package-lock.json"));
  const dependencies = Object.fromEntries(NATIVE_PACKAGES.map((name) => [name, lockedVersion(lockfile, name)]));
  const project: SubsetProject = { name: NAME, version, license, dependencies, engines: { node: ">=24" } };
  const manifest = { ...project, private: true, scripts: { start: `node ${BUNDLE}` } };
  await writeFile(path.join(folder, "package.json"), toJson(manifest));
  await writeFile(path.join(folder, "package-lock.json"), toJson(subsetLockfile(lockfile, project)));
};

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Relative to the project. */
const bundledPackages = ({ inputs }: Metafile): string[] => Object.keys(inputs).flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []);

const fontPackages = (): string[] => FONT_FILES.flatMap((file) => PACKAGE_FOLDER.exec(`node_modules/${file}`)?.[0] ?? []);

/** The licences of packages, since the bundle is a copy of them. */
const licencesOf = async (folders: readonly string[]): Promise<string> => {
  const texts = [];
  for (const folder of [...new Set(folders)].sort()) {
    const { name, version, license } = readJson(path.join(ROOT, folder, "package.json"));
    const files = (await readdir(path.join(ROOT, folder))).filter((file) => /^(licen[cs]e|notice)/i.test(file)).sort();
    const words = await Promise.all(files.map((file) => readFile(path.join(ROOT, folder, file), "utf8")));
    texts.push([`${name} ${version} (${license})`, ...words.map((text) => text.trim())].join("\n\n"));
  }
  return `${texts.join("\n\n---\n\n")}\n`;
};
