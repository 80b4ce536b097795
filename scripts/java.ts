import { findProgram, installDebianPackages } from "./find-program";

/** Finds a Java for the Nu HTML Checker: `JAVA_PATH`, on the PATH; else installs one. Null when that fails. */
export const findOrInstallJava = async (): Promise<string | null> => {
  const found = await find();
  if (found !== null) return found;
  await installDebianPackages("default-jre-headless").catch(() => undefined); // the caller reports that the check was not run
  return find();
};

const find = (): Promise<string | null> => findProgram("JAVA_PATH", ["java"]);
