import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether npm finished installing what the lock file names, also when a person ran `npm install` by hand:
 * npm writes its own list of what it installed as its last act.
 */
export function isInstalledByNpm(root) {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const locked = packagesIn(join(root, 'package-lock.json'));
  if (!installed || !locked) return false;
  const wanted = Object.keys(locked).filter((path) => path !== '' && !locked[path].optional);
  const isSame = (path) => installed[path]?.version === locked[path]?.version;
  return [...wanted, ...Object.keys(installed)].every(isSame);
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // Missing, or cut off in the middle: npm is asked again, and says what is wrong.
    return undefined;
  }
}
