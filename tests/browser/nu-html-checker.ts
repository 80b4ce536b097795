import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The checker's threads need at least half a megabyte of stack each. */
const JAVA_OPTIONS = ["-Xss4m", "-Xmx1g"];
const JAR = path.resolve(__dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface Report {
  messages: readonly { type: string; url?: string; message: string; extract?: string }[];
}

/** One line each, with the page's name. Needs Java. */
export const htmlErrors = async (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "html-"));
  const names = new Map(Object.keys(pages).map((name, index) => [path.join(folder, String(index), "page.html"), name]));
  for (const [file, name] of names) {
    await mkdir(path.dirname(file));
    await writeFile(file, pages[name] ?? "");
  }
  const { messages } = await runChecker([...names.keys()]);
  await rm(folder, { recursive: true });
  return messages.map(({ url = "", message, extract = "" }) => `${names.get(url.replace(/^file:/, "")) ?? url}: ${message} ${extract}`);
};

const runChecker = (files: readonly string[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const options = ["--errors-only", "--format", "json", "--exit-zero-always"];
    execFile(
      process.env.JAVA_PATH || "java",
      [...JAVA_OPTIONS, "-jar", JAR, ...options, ...files],
      { maxBuffer: MAX_OUTPUT_BYTES },
      (error, _output, report) => {
        if (error) reject(new Error(`The Nu HTML Checker did not run: ${error.message}`));
        else resolve(JSON.parse(report.slice(report.indexOf("{"))) as Report);
      },
    );
  });
