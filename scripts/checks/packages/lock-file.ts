type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, Package> };

/** Of package.json: whose install scripts may run. */
type AllowedScripts = Record<string, boolean>;

// glibc builds for the two processors that servers have; musl builds are named apart.
const serverBinary = /linux-(x64|arm64)(-gnu)?$/;

export function lockFaults({ packages }: LockFile, allowed: AllowedScripts): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved === undefined ? [] : [`${path} carries an address: remove its "resolved"`]),
    ...(path === '' || entry.integrity || entry.inBundle ? [] : [`${path} has no checksum`]),
    ...(entry.hasInstallScript && allowed[nameAt(path)] !== true
      ? [`${path} runs a script when it is installed: do without it, or name it in "allowScripts"`]
      : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => serverBinary.test(name) && !isListed(packages, path, name))
      .map((name) => `${path} lacks ${name}: pin a version whose binaries are all in the registry`),
  ]);
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** As Node looks a package up: beside the parent, then in each folder above. */
function isListed(packages: LockFile['packages'], parent: string, name: string): boolean {
  const candidate = `${parent && `${parent}/`}node_modules/${name}`;
  if (candidate in packages) return true;
  return (
    parent !== '' && isListed(packages, parent.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
  );
}
