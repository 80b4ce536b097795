import { spawn } from "node:child_process";
import path from "node:path";
import { CALLS } from "../tests/contract/calls";
import { startUpstream, type FakeUpstream } from "../tests/fakes/upstream/start-upstream";

const ROOT = path.resolve(__dirname, "..");

jest.setTimeout(180_000); // the command starts Jest once more

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startUpstream({ content: { withoutBroken: true, takesJsonEntries: true } });
});
afterEach(() => upstream.close());

interface Run {
  code: number | null;
  output: string;
}

const runContract = ({ args = [], env = {} }: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {}): Promise<Run> =>
  new Promise((resolve, reject) => {
    const { panelSalt, panelApiToken, integrationSalt, integrationApiKey } = upstream.settings;
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join(ROOT, "scripts/contract.ts"), "--panel", upstream.settings.panelUrl, ...args],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          PANEL_SALT: panelSalt,
          PANEL_API_TOKEN: panelApiToken,
          INTEGRATION_SALT: integrationSalt,
          INTEGRATION_API_KEY: integrationApiKey,
          ...env,
        },
      },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });

const verdictsIn = (output: string): Record<string, string> =>
  Object.fromEntries(
    output.split("\n").flatMap((line) => {
      const [, call = "", verdict = ""] = /^((?:GET|POST) \S+) +(\S.*)$/.exec(line) ?? [];
      return call === "" ? [] : [[call, verdict.replace(/ {2,}/, " | ")]];
    }),
  );

const NAMES = Object.values(CALLS).map(({ name }) => name);

it("lists each call of the contract, and all of them hold for the double", async () => {
  const { code, output } = await runContract();
  expect(verdictsIn(output)).toEqual(Object.fromEntries(NAMES.map((name) => [name, "holds"])));
  expect(code).toBe(0);
});

it("checks the package whose token the environment names", async () => {
  const { code, output } = await runContract({ args: ["--without-entries"], env: { CONTRACT_PACKAGE: "no-package-has-this-token" } });
  expect(verdictsIn(output)[CALLS.packages.name]).toMatch(/^differs /);
  expect(code).toBe(1);
});

it("tells which call differs and which is missing, without values, and fails", async () => {
  const { id, name, email } = { id: 77, name: "Pessoa Setenta", email: "setenta@example.com" };
  upstream.content.staff.push({ id, email, name: "", role: name });
  await upstream.setFault({ kind: "status", status: 404, path: /^\/posts\/magazine\// });
  const { code, output } = await runContract({ args: ["--without-entries"] });
  const verdicts = verdictsIn(output);
  expect(verdicts[CALLS.staff.name]).toBe(`differs | "follows the contract's shape": ${id}.name is not a text like /\\S/`);
  expect(verdicts[CALLS.magazines.name]).toBe("missing | answers 404");
  expect(verdicts[CALLS.contact.name]).toBe("not tried");
  expect(verdicts[CALLS.talents.name]).toBe("holds");
  expect(output).not.toContain(name);
  expect(output).not.toContain(email);
  expect(upstream.entries).toEqual([]);
  expect(code).toBe(1);
});

it("succeeds without the calls of an extension", async () => {
  await upstream.setFault({
    kind: "status",
    status: 404,
    path: /^\/preview\/|^\/api\/packages\/|^\/api\/boards$|^\/api\/entry\/(?!.*\/send$)/,
  });
  const { code, output } = await runContract();
  const extensions = Object.values(CALLS).filter((call) => "isExtension" in call);
  const verdicts = verdictsIn(output);
  expect(extensions.map(({ name }) => verdicts[name])).toEqual(
    extensions.map(() => "missing | answers 404; an extension: the site works without it"),
  );
  expect(Object.values(verdicts).filter((verdict) => verdict === "holds")).toHaveLength(NAMES.length - extensions.length);
  expect(code).toBe(0);
});

it.each([
  ["the credentials are refused", { env: { PANEL_SALT: "another" } }, "refuses the credentials"],
  ["a credential is not set", { env: { PANEL_API_TOKEN: "" } }, "PANEL_API_TOKEN must be set"],
  ["an argument is unknown", { args: ["--token", "x"] }, "Unknown option '--token'"],
])("ends with one sentence and code 2 when %s", async (_case, run, sentence) => {
  const { code, output } = await runContract(run);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(verdictsIn(output)).toEqual({});
  expect(code).toBe(2);
});
