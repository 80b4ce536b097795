import { installDebianPackage, isProgram, onPath } from "./find-program";

/** Finds a Java for the Nu HTML Checker: `JAVA_PATH`, on the PATH; else installs one. Null when that fails. */
export const findOrInstallJava = async (): Promise<string | null> => {
  const found = await find();
  if (found !== null) return found;
  await installDebianPackage("default-jre-headless").catch(() => undefined); // the caller reports that the check was not run
  return find();
};

const find = async (): Promise<string | null> => {
  for (const candidate of [process.env.JAVA_PATH, ...onPath(["java"])]) {
    if (candidate && (await isProgram(candidate))) return candidate;
  }
  return null;
};
