import manifest from './package.json' with { type: 'json' };

/** What the drawn screens are set in: each of our clients has a face of its own. Family names end in "Variable". */
const faces = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource-variable/'));

export const fontLinks = faces
  .map((name) => `<link rel="stylesheet" href="/fonts/${name}/index.css">`)
  .join('\n');
