import { readFileSync } from "node:fs";
import path from "node:path";
import { lockedVersion, subsetLockfile, type LockedPackage, type Lockfile } from "./lockfile-subset";

const PROJECT = { name: "part", version: "1.0.0", license: "MIT", engines: { node: ">=20" } };

const lockfileOf = (packages: Readonly<Record<string, LockedPackage>>): Lockfile => ({
  name: "whole",
  version: "1.0.0",
  lockfileVersion: 3,
  requires: true,
  packages: { "": { version: "1.0.0", dependencies: { wanted: "1.0.0", other: "1.0.0" } }, ...packages },
});

const subset = (packages: Readonly<Record<string, LockedPackage>>) =>
  subsetLockfile(lockfileOf(packages), { ...PROJECT, dependencies: { wanted: "1.0.0" } }).packages;

it("keeps the packages of the project and all that they depend on, and no others", () => {
  const kept = subset({
    "node_modules/deep": { version: "3.0.0" },
    "node_modules/direct": { version: "2.0.0", dependencies: { deep: "*" } },
    "node_modules/other": { version: "1.0.0", dependencies: { "only-others": "*" } },
    "node_modules/only-others": { version: "1.0.0" },
    "node_modules/wanted": { version: "1.0.0", dependencies: { direct: "*" } },
  });
  expect(Object.keys(kept)).toEqual(["", "node_modules/deep", "node_modules/direct", "node_modules/wanted"]);
  expect(kept[""]).toEqual({ ...PROJECT, dependencies: { wanted: "1.0.0" } });
});

it("chooses the version that each package finds from its own folder", () => {
  const kept = subset({
    "node_modules/shared": { version: "1.0.0" },
    "node_modules/wanted": { version: "1.0.0", dependencies: { "@scope/direct": "*" } },
    "node_modules/wanted/node_modules/@scope/direct": { version: "1.0.0", dependencies: { shared: "^2", inner: "*" } },
    "node_modules/wanted/node_modules/@scope/direct/node_modules/shared": { version: "2.0.0" },
    "node_modules/wanted/node_modules/inner": { version: "1.0.0", dependencies: { shared: "^1" } },
    "node_modules/inner": { version: "9.0.0" },
  });
  expect(Object.keys(kept).slice(1)).toEqual([
    "node_modules/shared",
    "node_modules/wanted",
    "node_modules/wanted/node_modules/@scope/direct",
    "node_modules/wanted/node_modules/@scope/direct/node_modules/shared",
    "node_modules/wanted/node_modules/inner",
  ]);
});

it("keeps the optional packages of every platform with their conditions", () => {
  const platform = { version: "1.0.0", optional: true, os: ["win32"], cpu: ["x64"], integrity: "sha512-a" };
  const kept = subset({
    "node_modules/wanted": { version: "1.0.0", optionalDependencies: { "wanted-win32": "1.0.0", unpublished: "1.0.0" } },
    "node_modules/wanted-win32": platform,
  });
  expect(kept["node_modules/wanted-win32"]).toEqual(platform);
  expect(Object.keys(kept)).toHaveLength(3);
});

it("marks a package as optional exactly when only optional packages need it", () => {
  const kept = subset({
    "node_modules/both": { version: "1.0.0", optional: true },
    "node_modules/runtime": { version: "1.0.0", dev: true },
    "node_modules/wanted": { version: "1.0.0", peer: true, dependencies: { both: "*" }, optionalDependencies: { wasm: "1.0.0" } },
    "node_modules/wasm": { version: "1.0.0", devOptional: true, dependencies: { both: "*", runtime: "*" } },
  });
  expect(kept).toMatchObject({ "node_modules/runtime": { optional: true }, "node_modules/wasm": { optional: true } });
  expect(kept["node_modules/both"]).toEqual({ version: "1.0.0" });
  expect(kept["node_modules/wanted"]).not.toHaveProperty("peer");
  expect(kept["node_modules/runtime"]).not.toHaveProperty("dev");
});

it("keeps required peers, and no optional ones", () => {
  const kept = subset({
    "node_modules/maybe": { version: "1.0.0" },
    "node_modules/peer": { version: "1.0.0" },
    "node_modules/wanted": {
      version: "1.0.0",
      peerDependencies: { peer: "*", maybe: "*", absent: "*" },
      peerDependenciesMeta: { maybe: { optional: true }, absent: { optional: true } },
    },
  });
  expect(Object.keys(kept)).toEqual(["", "node_modules/peer", "node_modules/wanted"]);
});

it("refuses a lockfile without a package that another one requires", () => {
  expect(() => subset({ "node_modules/wanted": { version: "1.0.0", dependencies: { lost: "*" } } })).toThrow(
    "package-lock.json has no lost, which node_modules/wanted needs",
  );
  expect(() => subset({})).toThrow("package-lock.json has no wanted, which the project needs");
  expect(() => lockedVersion(lockfileOf({}), "wanted")).toThrow("package-lock.json has no wanted");
});

it("takes sharp from the project's own lockfile, unchanged and for all platforms", () => {
  const whole: Lockfile = JSON.parse(readFileSync(path.join(__dirname, "../package-lock.json"), "utf8"));
  const dependencies = { sharp: lockedVersion(whole, "sharp") };
  const { packages } = subsetLockfile(whole, { ...PROJECT, dependencies });
  const names = Object.keys(packages);
  expect(names).toEqual(expect.arrayContaining(["node_modules/@img/sharp-linux-arm64", "node_modules/@img/sharp-win32-x64"]));
  expect(names.length).toBeLessThan(70);
  expect(packages["node_modules/sharp"]).toEqual(whole.packages["node_modules/sharp"]);
});
