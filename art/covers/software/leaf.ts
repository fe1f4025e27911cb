import {
  LEAF_NODES,
  LEAF_OUTLINE,
  LEAF_TRACES,
  MARK_NODES,
  MARK_VEINS,
} from '../../../src/ui/leaf/leaf-paths.ts';

/** The mark of our own products, solid. */
export const leafMark = (height: number, colour: string, vein: string) =>
  `<svg width="${height * 0.75}" height="${height}" viewBox="0 0 48 64" fill="none" stroke-linecap="round"
  stroke-linejoin="round" style="flex:none">
  <path d="${LEAF_OUTLINE}" fill="${colour}"/><path d="${MARK_VEINS}" stroke="${vein}"
  stroke-width="2.2"/>
  <path d="${MARK_NODES}" stroke="${vein}" stroke-width="5.4"/><path d="M24 52v10.5" stroke="${colour}"
  stroke-width="2.4"/></svg>`;

/** The leaf as line work, for grounds. */
export const leafLines = (height: number, line: string, node: string) =>
  `<svg width="${height * 0.75}" height="${height}" viewBox="0 0 48 64" fill="none" stroke="${line}"
  stroke-linecap="round" stroke-linejoin="round">
  <path d="${LEAF_OUTLINE}M24 62.5V21" stroke-width=".5"/><path d="${LEAF_TRACES}" stroke-width=".5"/>
  <path d="${LEAF_NODES}" stroke="${node}" stroke-width="2"/></svg>`;
