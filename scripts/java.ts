import { installDebianPackage, isProgram, onPath } from "./find-program";

/** A Java for the Nu HTML Checker: the given one, one on the PATH, else installs one; null where that fails. */
export const findOrInstallJava = async (): Promise<string | null> => {
  const found = await find();
  if (found !== null) return found;
  await installDebianPackage("default-jre-headless").catch(() => undefined); // the caller says what was not run
  return find();
};

const find = async (): Promise<string | null> => {
  for (const candidate of [process.env.JAVA_PATH, ...onPath(["java"])]) {
    if (candidate && (await isProgram(candidate))) return candidate;
  }
  return null;
};
