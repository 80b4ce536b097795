import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram, installDebianPackages } from "./find-program";
import { ROOT } from "./settings";

const run = promisify(execFile);

/** Compiled VCL is printed as C, about 300 kB. */
const MAX_OUTPUT_BYTES = 16 * 1024 ** 2;

/** Finds a varnishd with vmod_xkey: `VARNISHD_PATH`, on the PATH; else installs it. Null when that fails. */
export const findOrInstallVarnish = async (): Promise<string | null> => {
  const found = await find();
  if (found !== null) return found;
  await installDebianPackages("varnish", "varnish-modules").catch(() => undefined); // the caller reports that the tests were not run
  return find();
};

const find = async (): Promise<string | null> => {
  const varnishd = await findProgram("VARNISHD_PATH", ["varnishd"]);
  return varnishd !== null && (await canCompile(varnishd)) ? varnishd : null;
};

/** Whether varnishd has all modules of the committed VCL. */
const canCompile = async (varnishd: string): Promise<boolean> => {
  const folder = await mkdtemp(path.join(tmpdir(), "varnish-"));
  // "-j none": otherwise varnishd runs as another user, which may not read the folder.
  const args = ["-j", "none", "-C", "-f", path.join(ROOT, "deploy/cdn/varnish.vcl"), "-n", folder];
  const compiled = await run(varnishd, args, { maxBuffer: MAX_OUTPUT_BYTES }).then(
    () => true,
    () => false,
  );
  await rm(folder, { recursive: true, force: true });
  return compiled;
};
