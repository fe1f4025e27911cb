/** One sheet of paper under all that is drawn by hand: a grain that is felt more than seen. */
export const grain = (width: number, height: number) => `
  <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.4 1.05"/>
  </filter>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".07"/>`;
