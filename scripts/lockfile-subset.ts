/** A package as `package-lock.json` (version 3) describes it; fields that are only copied are left out. */
export interface LockedPackage {
  version?: string;
  /** Whether npm may leave it out, for example on another platform. */
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

export interface Lockfile {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: boolean;
  /** By path; the project itself is "". */
  packages: Readonly<Record<string, LockedPackage>>;
}

/** The `package.json` of the subset's project; its dependencies have exact versions. */
export interface SubsetProject {
  name: string;
  version: string;
  license: string;
  dependencies: Readonly<Record<string, string>>;
  engines: Readonly<Record<string, string>>;
}

const FOLDER = "node_modules/";

/** The version of a package that the project itself uses. Throws when the lockfile has none. */
export const lockedVersion = ({ packages }: Lockfile, name: string): string => {
  const version = packages[FOLDER + name]?.version;
  if (version === undefined) throw new Error(`package-lock.json has no ${name}`);
  return version;
};

/**
 * The lockfile of a project that needs some packages of another project: these and all that they depend on, of every platform, at the
 * same paths. Throws when a package that another one requires is missing.
 */
export const subsetLockfile = (lockfile: Lockfile, project: SubsetProject): Lockfile => {
  const packages: Packages = { ...lockfile.packages, "": project };
  const required = reach(packages, requiredNames);
  const reached = reach(packages, allNames);
  const kept = Object.keys(lockfile.packages).filter((path) => path !== "" && reached.has(path));
  return {
    name: project.name,
    version: project.version,
    lockfileVersion: lockfile.lockfileVersion,
    requires: lockfile.requires,
    packages: {
      "": project,
      ...Object.fromEntries(kept.map((path) => [path, withoutFlags(packages[path] ?? {}, !required.has(path))])),
    },
  };
};

type Packages = Readonly<Record<string, LockedPackage>>;

/** Drops the other project's flags, since a package may be there for another reason. */
const withoutFlags = (
  { dev: _dev, devOptional: _devOptional, peer: _peer, optional: _optional, ...rest }: LockedPackage,
  isOptional: boolean,
): LockedPackage => (isOptional ? { ...rest, optional: true } : rest);

const requiredNames = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage): string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

const allNames = (locked: LockedPackage): string[] => [...requiredNames(locked), ...Object.keys(locked.optionalDependencies ?? {})];

/** Direct and indirect dependencies of the project. */
const reach = (packages: Packages, namesOf: (locked: LockedPackage) => readonly string[]): ReadonlySet<string> => {
  const reached = new Set([""]);
  for (const path of reached) {
    const locked = packages[path] ?? {};
    for (const name of namesOf(locked)) {
      const found = resolvePackage(packages, path, name);
      if (found !== null) reached.add(found);
      else if (requiredNames(locked).includes(name))
        throw new Error(`package-lock.json has no ${name}, which ${path || "the project"} needs`);
    }
  }
  return reached;
};

/** The path of a package as Node finds it from another one: in its own `node_modules`, then in those of the folders above. */
const resolvePackage = (packages: Packages, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = `${folder === "" ? "" : `${folder}/`}${FOLDER}${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === "") return null;
  }
};
