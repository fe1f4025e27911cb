type Package = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

export type LockFile = { packages: Record<string, Package> };

// glibc builds for the two processors that servers have; musl builds are named apart.
const serverBinary = /linux-(x64|arm64)(-gnu)?$/;

export function lockFaults({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved === undefined ? [] : [`${path} carries an address: remove its "resolved"`]),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => serverBinary.test(name) && !isListed(packages, path, name))
      .map((name) => `${path} lacks ${name}: pin a version whose binaries are all in the registry`),
  ]);
}

/** As Node looks a package up: beside the parent, then in each folder above. */
function isListed(packages: LockFile['packages'], parent: string, name: string): boolean {
  const candidate = `${parent && `${parent}/`}node_modules/${name}`;
  if (candidate in packages) return true;
  return (
    parent !== '' && isListed(packages, parent.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
  );
}
