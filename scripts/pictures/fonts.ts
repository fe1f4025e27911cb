import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = '5.3.0';

/** What the drawn screens are set in: each of our clients has a face of its own. Family names end in "Variable". */
const families = [
  'archivo',
  'bricolage-grotesque',
  'dm-sans',
  'fraunces',
  'geist',
  'jetbrains-mono',
  'lora',
  'manrope',
  'nunito',
  'outfit',
  'playfair-display',
  'plus-jakarta-sans',
  'sora',
  'space-grotesk',
  'work-sans',
].map((family) => `@fontsource-variable/${family}`);

/** Fetched when pictures are drawn and not before: nobody who runs the site needs them. */
export function fetchFonts(folder: string) {
  mkdirSync(folder, { recursive: true });
  if (!families.every((name) => existsSync(join(folder, 'node_modules', name)))) {
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    const wanted = families.map((name) => `${name}@${VERSION}`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], { cwd: folder, stdio: 'inherit' });
  }
  return families.map((name) => `<link rel="stylesheet" href="/fonts/${name}/index.css">`).join('\n');
}
