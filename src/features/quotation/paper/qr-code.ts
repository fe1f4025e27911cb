import { encode } from 'uqr';
import { INK, type Sheet } from './sheet';

/** In one piece, so that no viewer shows seams between its cells. */
export function drawCode(
  { doc }: Sheet,
  text: string,
  { x, y, size: side }: { x: number; y: number; size: number },
) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cell = side / size;
  for (const [down, line] of data.entries())
    for (const [across, isDark] of line.entries())
      if (isDark) doc.rect(x + across * cell, y + down * cell, cell, cell);
  doc.fill(INK);
}
